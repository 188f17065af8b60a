import { useState } from "react";
import type { SavedWork } from "#contract/saved-work.ts";
import { callApi } from "../../../api/client.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import type { Described } from "../../../keeping/work-form.tsx";
import { type List, moreSavedWork } from "./saved-work-list.ts";

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
