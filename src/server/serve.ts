import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ensureFirstMember } from "./accounts/first-member.ts";
import { keyStoreOf } from "./accounts/secret-keys.ts";
import { lostKeyWarning } from "./accounts/totp.ts";
import { buildApp } from "./app.ts";
import { ReleaseArchive } from "./cirus/archive/release-archive.ts";
import { LiveReleases } from "./cirus/live-releases.ts";
import { loadPackagedReleases, newerPackaged } from "./cirus/packaged/packaged-releases.ts";
import { listenForCommands } from "./commands/listen-for-commands.ts";
import type { Environment } from "./config.ts";
import { siteOrigin } from "./config.ts";
import type { DatabaseHandle } from "./db/database.ts";
import { keepHouse } from "./housekeeping.ts";
import { maxConnections } from "./http/max-connections.ts";
import type { Site } from "./http/web-files.ts";
import { endOnStop } from "./stop-signal.ts";

/** How long clients get to hear, in their next answer, that the server stops. */
const FAREWELL_MS = 1_000;
/** Requests that are not answered this long after the signal to stop are cut off. */
const CUT_OFF_MS = 7_000;

/**
 * Listens and prints the address; closes everything and ends the process once `stopSignal` is
 * aborted.
 */
export async function serve(
  environment: Environment,
  { database, close: closeDatabase }: DatabaseHandle,
  stopSignal: AbortSignal,
  site?: Site,
): Promise<void> {
  const endNoLonger = endOnStop();
  const firstMember = await ensureFirstMember(database, environment);
  await loadPackagedReleases(database);
  const newer = await newerPackaged(database);
  const archive = new ReleaseArchive(database, environment.siteUrl);
  const releases = new LiveReleases(database, archive);
  const { host, port, metricsPort } = environment;
  const isEmbedded = environment.databaseUrl === null;
  const origin = () => siteOrigin(environment, (app.server.address() as AddressInfo).port);
  const keys = keyStoreOf(environment);
  const warning = await lostKeyWarning(database, keys);
  const app = await buildApp({
    ...environment,
    database,
    archive,
    releases,
    keys,
    ...(site && { site }),
  });
  app.server.maxConnections = maxConnections();
  endNoLonger();
  app.addHook("preClose", () => pause(FAREWELL_MS));
  const stopKeepingHouse = keepHouse(database, app.log, { isEmbedded });
  app.addHook("onClose", async () => {
    // At once: closing the database ends what waits for it, in case it does not answer any more.
    await Promise.all([closeDatabase(), releases.close(), stopKeepingHouse()]);
  });
  if (isEmbedded) {
    const refresh = () => releases.refresh().catch((error) => app.log.warn(error));
    const { log } = app;
    const listening = { database, environment, log, origin, afterwards: refresh };
    app.addHook("onClose", await listenForCommands(listening));
  }
  if (metricsPort !== null) {
    const { measure, serveMetrics } = await import("./http/metrics.ts");
    const metrics = await serveMetrics(measure(app), { host, port: metricsPort });
    app.addHook("onClose", metrics.close);
  }
  const stop = async () => {
    setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS);
    await app.close();
    process.exit(0);
  };
  if (stopSignal.aborted) return stop();
  await app.listen({ host, port });
  // Without a listener, a connection that cannot be accepted would end the process.
  app.server.on("error", (error) => app.log.warn(error, "a connection could not be accepted"));
  releases.follow(app.log, { isShared: !isEmbedded });
  greet(origin(), firstMember, newer + warning);
  if (stopSignal.aborted) return stop();
  stopSignal.addEventListener("abort", stop);
}

function greet(origin: string, firstMember: ((origin: string) => string) | null, more: string) {
  process.stdout.write(
    `Shabda Gyan is at ${origin}\n` +
      (firstMember?.(origin) ?? "") +
      `Log in at ${origin}/login. Members are managed with: npm run member -- list\n` +
      more,
  );
}
