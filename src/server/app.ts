import type { Writable } from "node:stream";
import underPressure from "@fastify/under-pressure";
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { accountRoutes } from "./accounts/account.ts";
import { accountFactorRoutes } from "./accounts/account-factors.ts";
import { hasSecondFactor } from "./accounts/factors.ts";
import { linkRoutes } from "./accounts/link-routes.ts";
import { loginRoutes } from "./accounts/login.ts";
import { savedWorkRoutes } from "./accounts/saved-work.ts";
import { secondFactorRoutes } from "./accounts/second-factor.ts";
import { fixedKeys, type KeyStore, newKey } from "./accounts/secret-keys.ts";
import { endedLoginOf, loginOfToken } from "./accounts/sessions.ts";
import { aryabhattaRoutes } from "./calculators/aryabhatta.ts";
import { ganitaRoutes } from "./calculators/ganita.ts";
import { melakartaRoutes } from "./calculators/melakarta.ts";
import { ReleaseArchive } from "./cirus/archive/release-archive.ts";
import { cirusReleaseRoutes, cirusRoutes } from "./cirus/cirus.ts";
import { LiveReleases } from "./cirus/live-releases.ts";
import { cirusOembedRoute, oembedLink } from "./cirus/oembed.ts";
import type { Environment } from "./config.ts";
import type { Database } from "./db/database.ts";
import { retried } from "./db/retried.ts";
import { replyWithError } from "./http/api-error.ts";
import { readBodies } from "./http/body-parsers.ts";
import { trustedProxies, warnOfUntrustedProxy } from "./http/client-address.ts";
import { refuseUnparsed } from "./http/client-error.ts";
import { COMPILERS } from "./http/compilers.ts";
import { healthRoutes } from "./http/health.ts";
import { ERROR_LOGGING } from "./http/logged-error.ts";
import { openApiRoute } from "./http/openapi.ts";
import { routedUrl } from "./http/request-url.ts";
import { SECURITY_HEADERS } from "./http/security-headers.ts";
import { securityTxtRoute } from "./http/security-txt.ts";
import { overloaded } from "./http/turns.ts";
import { refuseUnknownCall } from "./http/unknown-call.ts";
import { type Site, sendPage } from "./http/web-files.ts";

/** Bodies above this are refused before they are parsed. */
const MAX_BODY_BYTES = 256 * 1024;

type Settings =
  | "logLevel"
  | "trustProxy"
  | "corsOrigin"
  | "securityContact"
  | "siteUrl"
  | "requireSecondFactor";

export interface AppOptions extends Partial<Pick<Environment, Settings>> {
  readonly database: Database;
  /** The live releases of CIRUS, if the caller must be able to refresh them. */
  readonly releases?: LiveReleases;
  /** The keys that seal members' secrets; by default one that ends with the process. */
  readonly keys?: KeyStore;
  /** Every release of CIRUS, if those releases refresh it. */
  readonly archive?: ReleaseArchive;
  /** The built site; without it the server only answers the API. */
  readonly site?: Site;
  /** Where the log goes; standard output by default. */
  readonly logStream?: Writable;
  /**
   * The mean delay of the event loop, in milliseconds, above which requests are refused; 0 refuses
   * none.
   */
  readonly maxDelayMs?: number;
}

/** Builds the whole server without opening a port: the caller listens or injects. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    database,
    siteUrl = null,
    archive = new ReleaseArchive(database, siteUrl),
    releases = new LiveReleases(database, archive),
    site,
    logLevel = "silent",
    // Not pino's own writer, which keeps the process alive while the output cannot be written.
    logStream = process.stdout,
    // Opening the database, an import or a busy machine hold the loop up for a second and more.
    maxDelayMs = 2_000,
    trustProxy = false,
    corsOrigin = null,
    securityContact = null,
    requireSecondFactor = false,
    keys = fixedKeys([newKey()]),
  } = options;
  const app = fastify({
    trustProxy: trustedProxies(trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    // The contract limits names; no request's headers have more bytes than this.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: ({ url }) => routedUrl(url),
    clientErrorHandler: refuseUnparsed,
    requestTimeout: 30_000,
    // A client that does not read its answer must not keep the connection open.
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    // Requests that arrived before the server stops are still answered.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    logger: { level: logLevel, ...ERROR_LOGGING, stream: logStream },
    // We log one line per request instead of Fastify's two, and leave out the query's content.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: replyWithError,
    schemaController: { compilersFactory: COMPILERS },
  });
  app.setErrorHandler(replyWithError);
  app.decorate("loginOf", (token: string) => retried(() => loginOfToken(database, token)));
  app.decorate("endedLoginOf", (token: string) => retried(() => endedLoginOf(database, token)));
  app.decorate("lacksFactor", async (memberId: string) =>
    requireSecondFactor ? !(await retried(() => hasSecondFactor(database, memberId))) : false,
  );
  app.decorateRequest("login", null);
  // A client may close its sending side and still wait for its answer.
  Object.assign(app.server, { httpAllowHalfOpen: true });
  identifyRequests(app);
  // Before what may refuse: a page on the other origin could not read the refusal.
  if (corsOrigin !== null) await allowCrossOrigin(app, corsOrigin);
  if (trustProxy === false) warnOfUntrustedProxy(app);
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: ({ url }, _reply, _kind, delay) => {
      // Pages, files and health checks cost no more than a refusal. Infinity means that nothing was measured.
      if (!isPage(url) && delay !== Number.POSITIVE_INFINITY) throw overloaded();
    },
  });
  // Ignore any `Expect` other than 100-continue; Node's own answer would lack our headers.
  app.server.on("checkExpectation", (...heard) => app.server.emit("request", ...heard));

  readBodies(app);

  healthRoutes(app, database, releases);
  securityTxtRoute(app, securityContact, siteUrl);
  accountRoutes(app, database);
  accountFactorRoutes(app, database, { keys, siteUrl, isRequired: requireSecondFactor });
  loginRoutes(app, database, [siteUrl, corsOrigin]);
  secondFactorRoutes(app, database, { keys, siteUrl, friendlyOrigins: [siteUrl, corsOrigin] });
  linkRoutes(app, database, siteUrl);
  savedWorkRoutes(app, database);
  aryabhattaRoutes(app);
  cirusRoutes(app, releases);
  cirusReleaseRoutes(app, archive);
  cirusOembedRoute(app, siteUrl);
  ganitaRoutes(app);
  melakartaRoutes(app);
  openApiRoute(app);

  const answerElsewhere = (request: FastifyRequest, reply: FastifyReply) => {
    if (!site || !isPage(request.url)) return refuseUnknownCall(request, reply);
    const oembed = oembedLink(request, siteUrl);
    if (oembed !== null) reply.header("link", oembed);
    return sendPage(site, request, reply);
  };
  app.setNotFoundHandler(answerElsewhere);
  // Before a body is read: what is wrong with it must not hide that its address is wrong.
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404) return answerElsewhere(request, reply);
  });

  return app;
}

// Every path except the API's calls. The pages that document the calls are under /api too.
const isPage = (url: string) => !/^\/api(?!\/v1\/docs(?:[/?]|$))(?:[/?]|$)/.test(url);

// For a site on another origin. Tokens are sent in a header, so no CORS credentials are needed.
async function allowCrossOrigin(app: FastifyInstance, origin: string) {
  const { default: cors } = await import("@fastify/cors");
  // No preflight, which the package would refuse in words of its own.
  app.addHook("onRequest", ({ method, headers }, reply, done) => {
    const isPreflight = headers.origin && headers["access-control-request-method"];
    if (method === "OPTIONS" && !isPreflight) reply.callNotFound();
    else done();
  });
  await app.register(cors, {
    origin,
    methods: ["GET", "POST"],
    allowedHeaders: ["authorization", "content-type"],
    exposedHeaders: ["etag", "retry-after", "x-request-id"],
    maxAge: 600,
  });
}

function identifyRequests(app: FastifyInstance) {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const path = request.url.split("?", 1)[0];
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
    done();
  });
}
