import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { clientAddress, limitedAddress } from "./client-address.ts";

/** How much a server takes on at once. */
export interface LoadLimits {
  /** Requests being worked on, in total. */
  readonly inAll: number;
  /** Unanswered requests from one address. */
  readonly perAddress: number;
  /** How late a turn of the event loop may start, in milliseconds. */
  readonly lateMs: number;
}

// A browser opens six connections, and a classroom may share an address. Pages, files and lists are
// answered in the turn they arrive in, so they never add up here.
const LIMITS: LoadLimits = { inAll: 200, perAddress: 60, lateMs: 500 };

// Checking more often would not help, and each check wakes the process.
const LOOK_EVERY_MS = 100;
// One long turn is no reason to refuse requests: it is already over.
const LATE_TURNS = 4;

// The operator's health checks must work even under overload.
const PROBES = /^\/(healthz|readyz)(\?|$)/;

interface Client {
  readonly address: string;
  open: number;
}

/** A request that is not answered yet. */
interface OpenRequest {
  readonly client: Client;
  isWorkedOn: boolean;
}

declare module "fastify" {
  interface FastifyRequest {
    open: OpenRequest | null;
  }
}

/**
 * Refuses requests beyond what the server can handle at once, before they cost anything: 429 to an
 * address with too many open, 503 to all while too many are worked on or the event loop is late.
 *
 * Counts per process, not in the database like failed logins: these limits protect a process from
 * its own load, which no other process shares, and must work while the database is slow.
 */
export function limitLoad(app: FastifyInstance, replaced: Partial<LoadLimits> = {}) {
  const limits = { ...LIMITS, ...replaced };
  const clients = new Map<string, Client>();
  const isLate = watchLateness(app, limits);
  let workedOn = 0;

  app.decorateRequest("open", null);
  app.addHook("onRequest", (request, _reply, done) => {
    const address = limitedAddress(clientAddress(request));
    const client = clients.get(address) ?? { address, open: 0 };
    const refusal = busy() ?? (client.open >= limits.perAddress ? tooManyRequests() : undefined);
    if (refusal && !PROBES.test(request.url)) return done(refusal);
    clients.set(address, client);
    client.open += 1;
    request.open = { client, isWorkedOn: false };
    work(request);
    done();
  });
  // A client that sends its body slowly must not occupy a shared slot.
  app.addHook("preParsing", (request, _reply, _body, done) => {
    rest(request);
    done();
  });
  app.addHook("preValidation", (request, _reply, done) => {
    const refusal = PROBES.test(request.url) ? undefined : busy();
    if (!refusal) work(request);
    done(refusal);
  });
  // Counts until the work is done, because a client that hangs up does not end it.
  app.addHook("onSend", (request, _reply, _body, done) => {
    rest(request);
    leave(request);
    done();
  });

  const busy = () => (workedOn >= limits.inAll || isLate() ? overloaded() : undefined);

  function work({ open }: FastifyRequest) {
    if (!open || open.isWorkedOn) return;
    open.isWorkedOn = true;
    workedOn += 1;
  }

  function rest({ open }: FastifyRequest) {
    if (!open?.isWorkedOn) return;
    open.isWorkedOn = false;
    workedOn -= 1;
  }

  function leave(request: FastifyRequest) {
    if (!request.open) return;
    const { client } = request.open;
    request.open = null;
    client.open -= 1;
    if (client.open === 0) clients.delete(client.address);
  }
}

function watchLateness(app: FastifyInstance, { lateMs }: LoadLimits): () => boolean {
  let lookedAt = performance.now();
  let lateTurns = 0;
  const look = () => {
    const now = performance.now();
    lateTurns = now - lookedAt - LOOK_EVERY_MS > lateMs ? lateTurns + 1 : 0;
    lookedAt = now;
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  return () => lateTurns >= LATE_TURNS;
}

const overloaded = () =>
  new ApiError(503, "overloaded", "The server is busy. Try again in a few seconds.", {
    retryAfterSeconds: 3,
  });

const tooManyRequests = () =>
  new ApiError(
    429,
    "too_many_requests",
    "Too many requests at once from this address. Wait until some are answered.",
    { retryAfterSeconds: 1 },
  );
