import type { ViewName } from "#domain/risk/view-facts.data.ts";
import { packagedFingerprint } from "../cirus/packaged/packaged-facts.ts";
import { loadPackagedReleases } from "../cirus/packaged/packaged-releases.ts";
import {
  exchangeReleases,
  liveOrigins,
  makeLive,
  readLiveRelease,
  viewsWithFormer,
} from "../cirus/stored-releases.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { OperatorError } from "../operator-error.ts";
import type { OperatorAnswers, OperatorRequest } from "./operator-request.ts";

/** Returns the live release of each view and the operator's own facts it was made from. */
export async function liveReleases(database: Database): Promise<OperatorAnswers["live releases"]> {
  await loadPackagedReleases(database);
  const india = await readLiveRelease(database, "india");
  const world = await readLiveRelease(database, "world");
  const origins = await liveOrigins(database);
  const factsOf = (view: ViewName) => origins.get(view)?.facts ?? null;
  return {
    india: india!,
    world: world!,
    facts: { india: factsOf("india"), world: factsOf("world") },
  };
}

/**
 * Makes releases live, all of them or none.
 *
 * @throws {OperatorError} when another release has become live since they were made.
 */
export async function publish(
  database: Database,
  { releases, insteadOf, facts: factsByView }: OperatorRequest<"publish">,
): Promise<readonly boolean[]> {
  const areNew = await retried(() =>
    database.transaction(async (transaction) => {
      const made: boolean[] = [];
      for (const release of releases) {
        const { view } = release;
        const facts = factsByView[view] ?? null;
        const packaged = packagedFingerprint(view);
        made.push(
          await makeLive(transaction, release, {
            packaged,
            facts,
            insteadOf: insteadOf[view],
          }),
        );
      }
      return made;
    }),
  );
  // Only now: in an empty database, loading first would make the packaged release already live.
  await loadPackagedReleases(database);
  return areNew;
}

/** Swaps the live release and the one before it, for a view or for the only one that has both. */
export async function rollback(
  database: Database,
  { view: named }: OperatorRequest<"rollback">,
): Promise<OperatorAnswers["rollback"]> {
  const possible = (await viewsWithFormer(database)).filter((view) => view === (named ?? view));
  const [view, ...others] = possible;
  if (others.length > 0) {
    throw new OperatorError("Both views have a former release. Name one: rollback india|world.");
  }
  // Never retried: doing it twice would undo it.
  const id = view && (await exchangeReleases(database, view));
  if (!id) throw new OperatorError("There is no former release to go back to.");
  return { view, id };
}
