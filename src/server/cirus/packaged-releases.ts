import { liveReleaseIds, makeLive } from "../db/cirus-releases.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { VIEW_NAMES } from "./release.ts";

/** Makes the release that comes with the project live in each view that has none yet. */
export async function loadPackagedReleases(database: Database): Promise<void> {
  const live = await liveReleaseIds(database);
  if (VIEW_NAMES.every((view) => live.has(view))) return;
  // Only a first start has to load what makes them.
  const { packagedIndia } = await import("./packaged-india.ts");
  const { packagedWorld } = await import("./packaged-world.ts");
  const missing = [
    ...(live.has("india") ? [] : [packagedIndia()]),
    ...(live.has("world") ? [] : [packagedWorld()]),
  ];
  for (const release of missing) {
    await retried(() => database.transaction((transaction) => makeLive(transaction, release)));
  }
}
