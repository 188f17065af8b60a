import { describe, expect, test } from "vitest";
import { API_BASE, type Api, api } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { GUIDE, type SentCall } from "#contract/guide.data.ts";
import { LARGEST_REQUESTS } from "../testing/largest-requests.ts";
import { memberToken, openTestApp } from "../testing/test-app.ts";

const { app } = await openTestApp();
const authorization = `Bearer ${await memberToken(app)}`;

const MAX_ANSWER = 500_000;
const MAX_REFUSAL = 2_048;

const fields = (count: number, name: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, 1]));
const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

// What somebody sends to make a refusal long.
const MUCH: readonly [string, unknown][] = [
  ["a list of 80,000 lists", Array(80_000).fill([])],
  ["a list of 900 lists", Array(900).fill([])],
  ["200,000 digits", "9".repeat(200_000)],
  ["200,000 letters", "क".repeat(60_000)],
  ["20,000 fields", fields(20_000, "")],
  ["a nest of 500 lists", nested(500)],
];

const posts = Object.entries(GUIDE).filter(([key]) => (api[key as keyof Api] as Endpoint).body);
describe.each(posts)("%s", (key, { examples }) => {
  const isForm = key === "POST /auth/login";
  const send = (body: unknown) =>
    app.inject({
      method: "POST",
      url: `${API_BASE}${key.split(" ")[1]}`,
      headers: {
        authorization,
        "content-type": isForm ? "application/x-www-form-urlencoded" : "application/json",
      },
      payload: isForm
        ? `${new URLSearchParams(body as Record<string, string>)}`
        : JSON.stringify(body),
    });
  const { body } = examples[0] as SentCall;

  test("refuses 10,000 unknown fields with a short sentence", async () => {
    // Names of 200 characters that JSON writes with six each.
    const long = { ...fields(100, "\u0001".repeat(200)), ...fields(10_000, "") };
    const answer = await send({ ...(body as object), ...long });
    if (isForm) return expect(answer.statusCode).toBe(200);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toMatch(/^Leave out the unknown fields .* and 10097 more\.$/);
    expect(answer.rawPayload.length).toBeLessThanOrEqual(MAX_REFUSAL);
  });

  test.each(MUCH)("refuses %s in any of its fields with a short sentence", async (_, value) => {
    for (const name of Object.keys(body as object)) {
      const answer = await send({ ...(body as object), [name]: value });
      expect(answer.statusCode, name).toBeGreaterThanOrEqual(400);
      expect(answer.rawPayload.length, name).toBeLessThanOrEqual(MAX_REFUSAL);
    }
  });
});

const largest = (Object.entries(LARGEST_REQUESTS) as [keyof Api, readonly SentCall[]][]).flatMap(
  ([key, calls]) => calls.map((call, index) => [key, index + 1, call] as const),
);
test.each(largest)("%s answers its largest request %i in half a megabyte", async (key, _, call) => {
  const asked = new URLSearchParams(call.query as Record<string, string>);
  const answer = await app.inject({
    method: "POST",
    url: `${API_BASE}${key.split(" ")[1]}?${asked}`,
    headers: { authorization },
    ...(call.body !== undefined && { payload: call.body as object }),
  });
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  expect(answer.rawPayload.length).toBeLessThanOrEqual(MAX_ANSWER);
});

test("every calculator has a largest request", () => {
  const calculators = posts.map(([key]) => key).filter((key) => /ganita|calculate/.test(key));
  expect(Object.keys(LARGEST_REQUESTS)).toEqual(expect.arrayContaining(calculators));
});
