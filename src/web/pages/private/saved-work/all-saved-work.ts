import type { SavedWork } from "#contract/saved-work.ts";
import { moreSavedWork } from "./more-saved-work.ts";

/** Everything that the member keeps, the latest first. */
export async function allSavedWork(): Promise<readonly SavedWork[]> {
  let all: readonly SavedWork[] = [];
  for (;;) {
    const { items, left } = await moreSavedWork(all, "");
    if (left <= 0 || items.length === all.length) return items;
    all = items;
  }
}
