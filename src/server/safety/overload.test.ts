import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { apiErrorBody } from "#contract/error.ts";
import { openTestApp } from "../testing/test-app.ts";

const FRIEND = "https://www.example.org";
const { app } = await openTestApp({ corsOrigin: FRIEND, maxDelayMs: 20 });
const ask = (url: string) => app.inject({ url, headers: { origin: FRIEND } });
const RAGAS = "/api/v1/melakarta/melakarta-ragas";

test("while the event loop is late, calls are asked back later, pages and probes are answered", async () => {
  let answer = await ask(RAGAS);
  expect(answer.statusCode).toBe(200);
  while (answer.statusCode === 200) {
    const end = performance.now() + 50;
    while (performance.now() < end);
    await nextTurn();
    answer = await ask(RAGAS);
  }
  expect([answer.statusCode, apiErrorBody.parse(answer.json()).code]).toEqual([503, "overloaded"]);
  expect(answer.headers).toMatchObject({
    "retry-after": "3",
    "x-content-type-options": "nosniff",
    // A page of the origin that is named can read it.
    "access-control-allow-origin": FRIEND,
  });
  expect((await ask("/healthz")).statusCode).toBe(200);
  // This server has no site; it could not say so if pages were refused.
  expect((await ask("/ragas")).statusCode).toBe(404);
  // This server has no figures; it could not say so if the probe were refused.
  expect((await ask("/readyz")).json().code).toBe("no_release");
  while (answer.statusCode === 503) {
    await nextTurn();
    answer = await ask(RAGAS);
  }
  expect(answer.statusCode).toBe(200);
});
