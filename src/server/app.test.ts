import { describe, expect, test, vi } from "vitest";
import { apiErrorBody } from "#contract/error.ts";
import { loadPackagedReleases } from "./cirus/packaged/packaged-releases.ts";
import { memberToken, openTestApp, send } from "./testing/test-app.ts";

const { app, database } = await openTestApp();
const token = await memberToken(app);

const post = (path: string, payload: string, contentType = "application/json") =>
  send(app, path, payload, { token, headers: { "content-type": contentType } });

describe("what no call of the contract answers", () => {
  test.each(["/api/v1/nothing", "/api/v2/auth/login", "/api", "/api/v1/aryabhatta/colors/x"])(
    "%s is a 404 in the contract's form",
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(apiErrorBody.parse(answer.json()).code).toBe("not_found");
      expect(answer.headers["cache-control"]).toBe("no-store");
    },
  );

  test("a wrong method is a 405 that names the right one", async () => {
    const answer = await app.inject({ url: "/api/v1/auth/login" });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "POST"]);
    expect(answer.json().detail).toBe("Use POST here, not GET.");
  });

  test.each([
    ["broken JSON", "application/json", "{"],
    ["a type that no call takes", "text/csv", "a,b"],
    ["more than 256 KiB", "application/json", `"${"x".repeat(300_000)}"`],
  ])("%s in the body does not hide that the address is wrong", async (_, contentType, payload) => {
    expect((await post("/nothing", payload, contentType)).statusCode).toBe(404);
    const wrongMethod = await post("/cirus/dhq", payload, contentType);
    expect([wrongMethod.statusCode, wrongMethod.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("an address is decoded once", async () => {
    const answer = await app.inject({ url: "/api/v1/cirus/dhq/%2547oa%252f" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().detail).toContain('"%47oa%2f"');
  });

  test("an address that cannot be decoded is refused", async () => {
    const answer = await app.inject({ url: "/api/v1/%E0%A4%A" });
    expect(answer.statusCode).toBe(400);
    apiErrorBody.parse(answer.json());
  });
});

describe("bodies", () => {
  const path = "/aryabhatta/process_sentence";

  test.each([
    ["broken JSON", '{"word":', 400, "malformed_body"],
    ["a prototype key", '{"__proto__":{"word":"x"}}', 422, "invalid_request"],
    ["nothing", "", 400, "malformed_body"],
    ["a list", "[]", 422, "invalid_request"],
    ["null", "null", 422, "invalid_request"],
    ["a number for the word", '{"word":1,"inputScript":"latin"}', 422, "invalid_request"],
    ["an unknown field", '{"word":"ka","inputScript":"latin","x":1}', 422, "invalid_request"],
    ["more than 256 KiB", JSON.stringify({ word: "x".repeat(300_000) }), 413, "body_too_large"],
  ])("%s is refused with a sentence", async (_, payload, status, code) => {
    const answer = await post(path, payload);
    const body = apiErrorBody.parse(answer.json());
    expect([answer.statusCode, body.code]).toEqual([status, code]);
    expect(body.error).toBe(body.detail);
    expect(body.detail).toMatch(/^[A-Z].*\.$/);
  });

  test("a wrong content type is a 415 that names the right one", async () => {
    const answer = await post(path, "word=ka&inputScript=latin", "text/plain");
    expect(answer.statusCode).toBe(415);
    expect(answer.json().detail).toBe("Send the body with the Content-Type application/json.");
  });

  test("a stranger is refused before the body is read", async () => {
    const answer = await app.inject({ method: "POST", url: `/api/v1${path}`, payload: "{" });
    expect(answer.statusCode).toBe(401);
  });
});

test("the server lives from the start, and is ready once its figures are loaded", async () => {
  expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
  const early = await app.inject({ url: "/readyz" });
  expect([early.statusCode, early.json().code]).toEqual([503, "no_release"]);
  await loadPackagedReleases(database);
  const { statusCode, headers } = await app.inject({ url: "/readyz" });
  expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
});

test("of many who ask whether it is ready, one asks the database", async () => {
  let statements = 0;
  const execute = vi.spyOn(database, "execute").mockReturnValue({
    // biome-ignore lint/suspicious/noThenProperty: the database sends a query to whoever awaits it.
    then: (answered: (rows: never[]) => void) => {
      statements += 1;
      answered([]);
    },
  } as never);
  const now = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
  for (let asked = 0; asked < 5; asked++) await app.inject({ url: "/readyz" });
  execute.mockRestore();
  now.mockRestore();
  expect(statements).toBe(1);
});
