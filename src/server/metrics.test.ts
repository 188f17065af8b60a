import { afterAll, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { measure, serveMetrics } from "./metrics.ts";
import { openTestDatabase } from "./testing/test-database.ts";

const app = await buildApp({ database: await openTestDatabase() });
const metrics = await serveMetrics(measure(app), { host: "127.0.0.1", port: 0 });
afterAll(async () => {
  await app.close();
  await metrics.close();
});
const read = (path: string) => fetch(`http://127.0.0.1:${metrics.port}${path}`);

test("requests are counted by route and status, without what was asked for", async () => {
  await app.inject({ url: "/healthz" });
  await app.inject({ url: "/api/v1/cirus/dhq/secret-place?q=secret" });
  const answer = await read("/metrics");
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1\n',
  );
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).not.toContain("secret");
});

test("there is nothing else on that port, and no measures on the site's", async () => {
  expect((await read("/")).status).toBe(404);
  expect((await app.inject({ url: "/metrics" })).statusCode).toBe(404);
});
