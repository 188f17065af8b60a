import type { AddressInfo } from "node:net";
import { ensureFirstMember } from "./accounts/first-member.ts";
import { keyStoreOf } from "./accounts/key-store.ts";
import { lostKeyWarning } from "./accounts/lost-key.ts";
import { buildApp } from "./app.ts";
import { ReleaseArchive } from "./archive/release-archive.ts";
import { LiveReleases } from "./cirus/live-releases.ts";
import { loadPackagedReleases, newerPackaged } from "./cirus/packaged-releases.ts";
import { listenForOperator } from "./commands/listen-for-operator.ts";
import type { Environment } from "./config.ts";
import { siteOrigin } from "./config.ts";
import type { DatabaseHandle } from "./db/database.ts";
import { keepHouse } from "./housekeeping.ts";
import type { Site } from "./http/web-files.ts";
import { endOnStop } from "./stop-signal.ts";

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
  const isPrepared = endOnStop();
  const firstMember = await ensureFirstMember(database, environment);
  await loadPackagedReleases(database);
  const newer = await newerPackaged(database);
  const archive = new ReleaseArchive(database, environment.siteUrl);
  const releases = new LiveReleases(database, archive);
  const { host, port, metricsPort } = environment;
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
  isPrepared();
  app.addHook("onClose", closeDatabase);
  app.addHook("onClose", () => releases.close());
  app.addHook("onClose", keepHouse(database, app.log));
  if (environment.databaseUrl === null) {
    // If the releases cannot be read now, the next check reads them.
    const refresh = () => releases.refresh().catch((error) => app.log.warn(error));
    const { dataDir } = environment;
    const { log } = app;
    const close = await listenForOperator({ database, dataDir, log, origin, afterwards: refresh });
    app.addHook("onClose", close);
  }
  if (metricsPort !== null) {
    const { measure, serveMetrics } = await import("./http/metrics.ts");
    const metrics = await serveMetrics(measure(app), { host, port: metricsPort });
    app.addHook("onClose", metrics.close);
  }
  const stop = async () => {
    await app.close();
    process.exit(0);
  };
  if (stopSignal.aborted) return stop();
  await app.listen({ host, port });
  releases.follow(app.log);
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
