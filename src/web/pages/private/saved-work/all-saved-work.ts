import type { SavedWork } from "#contract/saved-work.ts";
import { callApi } from "../../../api/client.ts";

/** Everything that the member keeps, the latest first. */
export async function allSavedWork(): Promise<SavedWork[]> {
  const all: SavedWork[] = [];
  for (;;) {
    const { items, total } = await callApi("GET /saved/work", { query: { offset: all.length } });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}
