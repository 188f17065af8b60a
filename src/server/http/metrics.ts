import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { refuseUnparsed } from "./client-error.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

/** Measures a server's requests and its process, for Prometheus. Call before it listens. */
export function measure(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's first byte to its answer's last.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    // The route's pattern, never the address: labels must not record what visitors ask for.
    const route = routeOptions.url ?? "page";
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return registry;
}

const TIMES = { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 1_000 };
const TEXT = "text/plain; charset=utf-8";

/**
 * Serves the metrics at /metrics on a separate port, which is not meant for visitors.
 *
 * Returns the port and the function that closes it.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(TIMES, (request, response) => {
    const answer = (status: number, type: string, text: string) =>
      response
        .writeHead(status, {
          ...SECURITY_HEADERS,
          "cache-control": "no-store",
          "content-type": type,
        })
        .end(text);
    if (request.method !== "GET" || request.url !== "/metrics") {
      answer(404, TEXT, "The measures are at GET /metrics.\n");
      return;
    }
    registry.metrics().then(
      (measures) => answer(200, registry.contentType, measures),
      () => answer(500, TEXT, "The measures could not be taken.\n"),
    );
  });
  server.maxConnections = 20;
  server.on("clientError", refuseUnparsed);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as { port: number }).port, close };
}
