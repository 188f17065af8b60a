import { useState } from "react";
import type { SavedWork } from "#contract/saved-work.ts";
import { callApi } from "../../../api/client.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import type { Described } from "../../../keeping/work-dialog.tsx";

/** What the member keeps, and the ways to search and change it. Each change rejects if it fails. */
export function useSavedWork() {
  const [search, setSearch] = useState("");
  const answer = useAnswer("GET /saved/work", { query: search === "" ? {} : { search } });
  const [first, setFirst] = useState<unknown>(null);
  // Both stay while another search is awaited.
  const [list, setList] = useState<List | null>(null);
  const [searched, setSearched] = useState("");
  if (answer.state === "answered" && answer.value !== first) {
    const { items, found, total } = answer.value;
    setFirst(answer.value);
    setList({ items, left: found - items.length, total });
    setSearched(search);
  }
  const isOther = search !== searched;
  const edit = (changed: (list: List) => List) => setList((now) => now && changed(now));

  return {
    list,
    error: answer.state === "failed" ? answer.error : null,
    retry: answer.retry,
    search,
    setSearch,
    /** Whether another search is awaited. */
    isSearching: isOther && answer.state === "awaited",
    /** Whether another search has failed: the list is not its answer. */
    isUnanswered: isOther && answer.state === "failed",
    /** What the list was searched for. */
    searched,
    async more() {
      if (!list) return;
      const longer = await moreSavedWork(list.items, search);
      // Another search may have been answered meanwhile.
      setList((now) => (now === list ? longer : now));
    },
    async change(id: string, body: Described) {
      const changed = await callApi("POST /saved/work/{id}/change", { params: { id }, body });
      edit((now) => ({ ...now, items: now.items.map((one) => (one.id === id ? changed : one)) }));
    },
    async remove(id: string) {
      await callApi("POST /saved/work/{id}/remove", { params: { id } });
      edit(({ items, left, total }) => ({
        items: items.filter((one) => one.id !== id),
        left,
        total: total - 1,
      }));
    },
    async bringBack({ name, note, address }: SavedWork) {
      await callApi("POST /saved/keep", { body: { name, note, address } });
      answer.retry();
    },
    async removeAll() {
      await callApi("POST /saved/remove_all", {});
      edit(() => ({ items: [], left: 0, total: 0 }));
    },
  };
}

/** The part of the list that has been asked for. */
interface List {
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
async function moreSavedWork(known: readonly SavedWork[], search: string): Promise<List> {
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
