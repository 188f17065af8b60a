import { VIEW_NAMES } from "#domain/risk/view-name.ts";
import type { Database } from "../../db/database.ts";
import { retried } from "../../db/retried.ts";
import { liveOrigins, liveReleaseIds, makeLive } from "../stored-releases.ts";
import { indiaRelease } from "./india-release.ts";
import { packagedFingerprint } from "./packaged-facts.ts";
import { worldRelease } from "./world-release.ts";

/** Makes the release that comes with the project live in each view that has none yet. */
export async function loadPackagedReleases(database: Database): Promise<void> {
  const live = await liveReleaseIds(database);
  if (VIEW_NAMES.every((view) => live.has(view))) return;
  const missing = [
    ...(live.has("india") ? [] : [indiaRelease()]),
    ...(live.has("world") ? [] : [worldRelease()]),
  ];
  for (const release of missing) {
    const packaged = packagedFingerprint(release.view);
    await retried(() =>
      database.transaction((transaction) =>
        makeLive(transaction, release, { packaged, facts: {} }),
      ),
    );
  }
}

/** Tells the operator about packaged figures newer than the live ones; empty if there are none. */
export async function newerPackaged(database: Database): Promise<string> {
  const live = await liveOrigins(database);
  const newer = VIEW_NAMES.filter((view) => live.get(view)?.packaged !== packagedFingerprint(view));
  if (newer.length === 0) return "";
  const names = newer.map((view) => (view === "india" ? "India" : "the world")).join(" and ");
  const words = newer.length === 1 ? ` ${newer[0]}` : "";
  return (
    `This version comes with newer CIRUS figures of ${names} than the live ones. ` +
    `To take them: npm run cirus -- packaged${words}. To leave them: do nothing, the live ones stay.\n`
  );
}
