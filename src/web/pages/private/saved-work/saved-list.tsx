import { type FormEvent, useRef, useState } from "react";
import type { SavedWork } from "#contract/saved-work.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { keptWork } from "../kept-work.ts";
import { RemoveAllButton } from "./remove-all-button.tsx";
import { SavedEntry } from "./saved-entry.tsx";
import { sentenceOf } from "./sentence-of.ts";
import type { useSavedWork } from "./use-saved-work.ts";
import { WorkDialog } from "./work-dialog.tsx";

type Ways = ReturnType<typeof useSavedWork>;
type SavedListProps = Omit<Ways, "list" | "error" | "retry"> & {
  readonly list: NonNullable<Ways["list"]>;
};

/** The list of what the member keeps: to open, search, change, export and remove. */
export function SavedList({ list, search, setSearch, ...ways }: SavedListProps) {
  const { items, left, total } = list;
  const [changing, setChanging] = useState(() => keptWork<SavedWork>("description"));
  const [removed, setRemoved] = useState<SavedWork | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const told = useRef<HTMLDivElement>(null);

  async function run(action: () => Promise<unknown>, thenRemoved: SavedWork | null = null) {
    setProblem(null);
    setRemoved(null);
    try {
      await action();
      setRemoved(thenRemoved);
    } catch (failure) {
      setProblem(sentenceOf(failure));
    }
    // The pressed button may be gone.
    told.current?.focus();
  }

  return (
    <>
      {total === 0 && (
        <p className="max-w-measure">
          You keep nothing. Press <b>Keep</b> below a word, a calculation or a comparison, and it
          stays here until you remove it.
        </p>
      )}
      {total > 0 && <SearchForm onSearch={setSearch} />}
      {total > 0 && items.length === 0 && <p>Nothing that you keep says “{search}”.</p>}
      {items.length > 0 && (
        <ul className="border-t-ink border-t-[1.5px]">
          {items.map((work) => (
            <SavedEntry
              key={work.id}
              work={work}
              onChange={() => setChanging(work)}
              onRemove={() => run(() => ways.remove(work.id), work)}
            />
          ))}
        </ul>
      )}
      <div
        ref={told}
        tabIndex={-1}
        role="status"
        className="mt-3 flex flex-wrap items-center gap-3"
      >
        {removed && (
          <>
            <span className="[overflow-wrap:anywhere]">Removed {removed.name}.</span>
            <Button onClick={() => run(() => ways.bringBack(removed))}>Undo</Button>
          </>
        )}
      </div>
      {problem !== null && <Alert>{problem}</Alert>}
      {total > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {left > 0 && (
            <Button onClick={() => run(ways.more)}>
              Show more ({left.toLocaleString("en")} left)
            </Button>
          )}
          <Button onClick={() => run(exportAll)}>Export (CSV)</Button>
          <RemoveAllButton count={total} onRemove={() => run(ways.removeAll)} />
        </div>
      )}
      <WorkDialog
        title="Change name and note"
        work={changing}
        onSave={async (described) => {
          await ways.change(changing!.id, described);
          setChanging(null);
        }}
        onClose={() => setChanging(null)}
      />
    </>
  );
}

const exportAll = async () => (await import("./export-saved-work.ts")).exportSavedWork();

function SearchForm({ onSearch }: { onSearch: (search: string) => void }) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("search")).trim());
  }
  return (
    <search>
      <form className="mb-5 flex flex-wrap items-end gap-3" onSubmit={search}>
        <Field label="Search names and notes" name="search" type="search" maxLength={100} />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
