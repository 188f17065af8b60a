import { liveReleaseIds, makeLive } from "../db/cirus-releases.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { packagedIndia } from "./packaged-india.ts";
import { packagedWorld } from "./packaged-world.ts";

/** Makes the release that comes with the project live in each view that has none yet. */
export async function loadPackagedReleases(database: Database): Promise<void> {
  const live = await liveReleaseIds(database);
  const missing = [
    ...(live.has("india") ? [] : [packagedIndia()]),
    ...(live.has("world") ? [] : [packagedWorld()]),
  ];
  for (const release of missing) {
    await retried(() => database.transaction((transaction) => makeLive(transaction, release)));
  }
}
