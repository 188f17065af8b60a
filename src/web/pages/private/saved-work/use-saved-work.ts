import { useState } from "react";
import type { SavedWork } from "#contract/saved-work.ts";
import { callApi } from "../../../api/client.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import type { Described } from "./work-form.tsx";

/** The part of the list that has been asked for. */
interface List {
  readonly items: readonly SavedWork[];
  /** How many there are with what is searched for, and in all. */
  readonly found: number;
  readonly total: number;
}

/** What the member keeps, and the ways to search and change it. Each change rejects if it fails. */
export function useSavedWork() {
  const [search, setSearch] = useState("");
  const searched = search === "" ? {} : { search };
  const answer = useAnswer("GET /saved/work", { query: searched });
  const [first, setFirst] = useState<List | null>(null);
  // Stays while another search is awaited.
  const [list, setList] = useState<List | null>(null);
  if (answer.state === "answered" && answer.value !== first) {
    setFirst(answer.value);
    setList(answer.value);
  }
  const edit = (changed: (list: List) => List) => setList((now) => now && changed(now));

  return {
    list,
    error: answer.state === "failed" ? answer.error : null,
    retry: answer.retry,
    search,
    setSearch,
    async more() {
      const query = { ...searched, offset: list?.items.length ?? 0 };
      const next = await callApi("GET /saved/work", { query });
      // What was kept elsewhere meanwhile has moved the rest down.
      const isNew = ({ id }: SavedWork) => !list?.items.some((one) => one.id === id);
      edit(({ items }) => ({ ...next, items: [...items, ...next.items.filter(isNew)] }));
    },
    async change(id: string, body: Described) {
      const changed = await callApi("POST /saved/work/{id}/change", { params: { id }, body });
      edit((now) => ({ ...now, items: now.items.map((one) => (one.id === id ? changed : one)) }));
    },
    async remove(id: string) {
      await callApi("POST /saved/work/{id}/remove", { params: { id } });
      edit(({ items, found, total }) => ({
        items: items.filter((one) => one.id !== id),
        found: found - 1,
        total: total - 1,
      }));
    },
    async bringBack({ name, note, address }: SavedWork) {
      await callApi("POST /saved/keep", { body: { name, note, address } });
      answer.retry();
    },
    async removeAll() {
      await callApi("POST /saved/remove_all", {});
      edit(() => ({ items: [], found: 0, total: 0 }));
    },
  };
}
