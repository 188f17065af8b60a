import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { Gauge, Registry } from "prom-client";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../testing/test-app.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { measure, serveMetrics } from "./metrics.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const app = await buildTestApp({ database: await openTestDatabase() });
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
  const measures = await answer.text();
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(measures).toContain(
    'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1\n',
  );
  expect(measures).toContain("process_resident_memory_bytes");
  expect(measures).not.toContain("secret");
});

test("there is nothing else on that port, and no measures on the site's", async () => {
  expect((await read("/")).status).toBe(404);
  expect((await app.inject({ url: "/metrics" })).statusCode).toBe(404);
});

test("what is asked for there is answered with the safety headers, whatever it is", async () => {
  const answers = [await read("/metrics"), await read("/"), await read("/%")];
  for (const { headers } of answers)
    expect(Object.fromEntries(headers)).toMatchObject(SECURITY_HEADERS);
  const socket = connect(metrics.port, "127.0.0.1");
  socket.end("no request\r\n\r\n");
  const refusal = await text(socket);
  expect(refusal).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nx-content-type-options: nosniff\r\n/);
});

test("measures that cannot be taken end nothing", async () => {
  const registry = new Registry();
  const collect = () => Promise.reject(new Error("no measure"));
  registry.registerMetric(new Gauge({ name: "broken", help: "Fails.", registers: [], collect }));
  const broken = await serveMetrics(registry, { host: "127.0.0.1", port: 0 });
  expect((await fetch(`http://127.0.0.1:${broken.port}/metrics`)).status).toBe(500);
  await broken.close();
});
