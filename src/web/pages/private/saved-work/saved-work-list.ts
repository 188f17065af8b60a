import type { SavedWork } from "#contract/saved-work.ts";
import { callApi } from "../../../api/client.ts";

/** The part of the list that has been asked for. */
export interface List {
  readonly items: readonly SavedWork[];
  /** How many more there are with what is searched for. */
  readonly left: number;
  /** How many there are in all. */
  readonly total: number;
}

// Half of what an answer holds, so that going back that far always brings something new.
const STEP_BACK = 20;

/**
 * Adds to the known part of the list what follows it. The server counts from the top, where another
 * device may have kept or removed some meanwhile. So the answer has to begin with the last that is
 * known; where it does not, the call goes back until it finds one, and none is left out or repeated.
 */
export async function moreSavedWork(known: readonly SavedWork[], search: string): Promise<List> {
  const ids = new Set(known.map(({ id }) => id));
  let offset = Math.max(0, known.length - 1);
  for (;;) {
    const query = { ...(search !== "" && { search }), offset };
    const { items, found, total } = await callApi("GET /saved/work", { query });
    const last = items.findLastIndex(({ id }) => ids.has(id));
    if (last >= 0 || offset === 0) {
      const stillThere = last >= 0 ? known : [];
      const left = found - offset - items.length;
      return { items: [...stillThere, ...items.slice(last + 1)], left, total };
    }
    offset = Math.max(0, offset - STEP_BACK);
  }
}

/** Everything that the member keeps, the latest first. */
export async function allSavedWork(): Promise<readonly SavedWork[]> {
  let all: readonly SavedWork[] = [];
  for (;;) {
    const { items, left } = await moreSavedWork(all, "");
    if (left <= 0 || items.length === all.length) return items;
    all = items;
  }
}
