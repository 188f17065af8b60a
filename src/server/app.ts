import formbody from "@fastify/formbody";
import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance, LogController } from "fastify";
import type { z } from "zod";
import { replyWithError } from "./api-error.ts";
import { LiveReleases } from "./cirus/live-releases.ts";
import type { Database } from "./db/database.ts";
import { retried } from "./db/retried.ts";
import { memberOfToken } from "./db/tokens.ts";
import type { Environment } from "./environment.ts";
import { loggedError } from "./logged-error.ts";
import { serveOpenApi } from "./openapi.ts";
import { aryabhattaRoutes } from "./routes/aryabhatta.ts";
import { authRoutes } from "./routes/auth.ts";
import { cirusRoutes } from "./routes/cirus.ts";
import { ganitaRoutes } from "./routes/ganita.ts";
import { healthRoutes } from "./routes/health.ts";
import { melakartaRoutes } from "./routes/melakarta.ts";
import { refuseUnknownCall } from "./unknown-call.ts";
import { type Site, sendPage } from "./web-files.ts";

/** Bodies above this are refused before they are parsed. */
const MAX_BODY_BYTES = 256 * 1024;

export interface AppOptions {
  readonly database: Database;
  /** The live releases of CIRUS, where the caller must be able to refresh them. */
  readonly releases?: LiveReleases;
  /** The built site; without it the server answers the API alone. */
  readonly site?: Site;
  readonly logLevel?: Environment["logLevel"];
  readonly trustProxy?: Environment["trustProxy"];
}

/** Builds the whole server without a port: the caller listens or injects. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    database,
    releases = new LiveReleases(database),
    site,
    logLevel = "silent",
    trustProxy = false,
  } = options;
  const app = fastify({
    trustProxy: typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    // A name in Devanagari has nine bytes a letter in a path.
    routerOptions: { maxParamLength: 1_000 },
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: "idle",
    // What came in before the door was closed is still answered.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    logger: { level: logLevel, serializers: { err: loggedError } },
    // Fastify's two lines a request are one of ours, without the query and what stands in it.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: replyWithError,
  });
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? { value: parsed.data } : { error: parsed.error };
  });
  // Handlers are typed by the contract and tests hold each answer against its schema.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(replyWithError);
  app.decorate("memberOf", (token: string) => retried(() => memberOfToken(database, token)));
  tellRequestsApart(app);

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
  });
  await app.register(formbody, { bodyLimit: MAX_BODY_BYTES });
  await serveOpenApi(app);

  healthRoutes(app, database, releases);
  authRoutes(app, database);
  aryabhattaRoutes(app);
  cirusRoutes(app, releases);
  ganitaRoutes(app);
  await melakartaRoutes(app);

  app.setNotFoundHandler((request, reply) => {
    const isPage = site && !/^\/api(\/|\?|$)/.test(request.url);
    return isPage ? sendPage(site, request, reply) : refuseUnknownCall(request, reply);
  });
  return app;
}

function tellRequestsApart(app: FastifyInstance) {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const path = request.url.split("?", 1)[0];
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
}
