import { expect, test } from "vitest";
import { callRequest } from "./call-request.ts";

test("names and questions go into the address, encoded", () => {
  expect(callRequest("GET /cirus/dhq/{state}", { params: { state: "Jammu & Kashmir" } })).toEqual({
    method: "GET",
    path: "/cirus/dhq/Jammu%20%26%20Kashmir",
    headers: {},
    body: undefined,
  });
  const query = { a: "-1", b: "2 & 3", vinculum: true, steps_offset: 50 };
  expect(callRequest("POST /ganita/urdhva-tiryagbhyam", { query })).toMatchObject({
    path: "/ganita/urdhva-tiryagbhyam?a=-1&b=2+%26+3&vinculum=true&steps_offset=50",
    body: undefined,
  });
});

test("a body travels as JSON, the login as a form", () => {
  expect(callRequest("POST /aryabhatta/encode", { body: { number: "7" } })).toMatchObject({
    headers: { "content-type": "application/json" },
    body: '{"number":"7"}',
  });
  const body = { username: "a b@example.org", password: "&" };
  expect(callRequest("POST /auth/login", { body })).toEqual({
    method: "POST",
    path: "/auth/login",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "username=a+b%40example.org&password=%26",
  });
});
