import { type FormEvent, Fragment, useEffect, useRef, useState } from "react";
import type { SavedWork } from "#contract/saved-work.ts";
import { storedDraft } from "../../../api/draft-storage.ts";
import { failureSentence } from "../../../api/failure-sentence.ts";
import { downloadCsv } from "../../../download/csv.ts";
import { WorkDialog } from "../../../keeping/work-dialog.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { focusMover } from "../../../ui/remembered-focus.ts";
import { WithSanskrit } from "../../../ui/text/with-sanskrit.tsx";
import { SavedEntry } from "./saved-entry.tsx";
import { allSavedWork, type useSavedWork } from "./use-saved-work.ts";
import "./saved-work.css";

type Ways = ReturnType<typeof useSavedWork>;
type Focus = ReturnType<typeof focusMover>;
type SavedListProps = Omit<Ways, "list" | "error" | "retry"> & {
  readonly list: NonNullable<Ways["list"]>;
};

/** The list of what the member keeps: to open, search, change, export and remove. */
export function SavedList(props: SavedListProps) {
  const { list, search, setSearch, searched, isSearching, isUnanswered, ...ways } = props;
  const { items, left, total } = list;
  const [changing, setChanging] = useState(() => storedDraft<SavedWork>("description"));
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [firstNew, setFirstNew] = useState<{ at: number; focus: Focus } | null>(null);
  const entries = useRef<HTMLUListElement>(null);
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    firstNew?.focus(entries.current?.querySelectorAll("a")[firstNew.at]);
  }, [firstNew]);

  async function run(name: string, action: () => Promise<unknown>, next?: (focus: Focus) => void) {
    // A second press on a slow line means the first one.
    if (running.has(name)) return;
    const focus = focusMover();
    setRunning((now) => new Set(now).add(name));
    setProblem(null);
    try {
      await action();
      setRemoved(null);
      next?.(focus);
    } catch (failure) {
      setProblem(failureSentence(failure));
    } finally {
      setRunning((now) => new Set([...now].filter((one) => one !== name)));
    }
  }
  const remove = (work: SavedWork, at: number) =>
    run(
      `remove ${work.id}`,
      () => ways.remove(work.id),
      (focus) => setRemoved({ work, at, focus }),
    );
  const showMore = () =>
    run("more", ways.more, (focus) => setFirstNew({ at: items.length, focus }));
  const notice = removed && (
    <RemovedNotice
      {...removed}
      isComingBack={running.has("bring back")}
      onUndo={() => run("bring back", () => ways.bringBack(removed.work))}
    />
  );

  return (
    <FocusPlace>
      {total === 0 && (
        <p className="measure">
          No saved work yet. Press <b>Keep</b> below a word, a calculation or a comparison, and it
          stays here until you remove it.
        </p>
      )}
      {total > 0 && (
        <SearchForm
          isSearched={search !== ""}
          isSearching={isSearching}
          onSearch={(text) => {
            setRemoved(null);
            setSearch(text);
          }}
        />
      )}
      {total > 0 && items.length + left === 0 && !isUnanswered && (
        <p>No saved work matches “{searched}”.</p>
      )}
      {(items.length > 0 || removed) && !isUnanswered && (
        <ul ref={entries} className="saved-list">
          {items.map((work, index) => (
            <Fragment key={work.id}>
              {removed?.at === index && notice}
              <SavedEntry
                work={work}
                isRemoving={running.has(`remove ${work.id}`)}
                onChange={() => setChanging(work)}
                onRemove={() => remove(work, index)}
              />
            </Fragment>
          ))}
          {removed && removed.at >= items.length && notice}
        </ul>
      )}
      {problem !== null && <Alert>{problem}</Alert>}
      {total > 0 && (
        <div className="row above">
          {left > 0 && !isUnanswered && (
            <Button loadingText={running.has("more") ? "One moment..." : null} onClick={showMore}>
              Show more ({left.toLocaleString("en")} left)
            </Button>
          )}
          <Button
            loadingText={running.has("export") ? "Collecting..." : null}
            onClick={() => run("export", exportSavedWork)}
          >
            Export (CSV)
          </Button>
          <RemoveAllButton
            count={total}
            isRemoving={running.has("remove all")}
            onRemove={() => run("remove all", ways.removeAll)}
          />
        </div>
      )}
      <WorkDialog
        title="Change name and note"
        work={changing}
        workId={changing?.id ?? ""}
        onSave={async (described) => {
          const { id } = changing!;
          await ways.change(id, described);
          // Another may be open by now.
          setChanging((now) => (now?.id === id ? null : now));
        }}
        onClose={() => setChanging(null)}
      />
    </FocusPlace>
  );
}

/** What was removed last, and the place in the list where it stood. */
interface Removed {
  readonly work: SavedWork;
  readonly at: number;
  readonly focus: Focus;
}

interface RemovedNoticeProps extends Removed {
  readonly isComingBack: boolean;
  readonly onUndo: () => void;
}

/** Stands where the removed work stood, so that nobody is led away from there. */
function RemovedNotice({ work, focus, isComingBack, onUndo }: RemovedNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focus(place.current), [focus]);
  return (
    <li className="saved-entry">
      <div ref={place} tabIndex={-1} role="status" className="row">
        <span className="anywhere">
          Removed <WithSanskrit>{work.name}</WithSanskrit>.
        </span>
        <Button loadingText={isComingBack ? "Bringing it back..." : null} onClick={onUndo}>
          Undo
        </Button>
      </div>
    </li>
  );
}

interface SearchFormProps {
  readonly isSearched: boolean;
  readonly isSearching: boolean;
  readonly onSearch: (search: string) => void;
}

function SearchForm({ isSearched, isSearching, onSearch }: SearchFormProps) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("search")).trim());
  }
  return (
    <search>
      <form className="row row-end below" onSubmit={search}>
        <Field
          label="Search names, notes and pages"
          name="search"
          type="search"
          maxLength={100}
          onInput={({ currentTarget }) => {
            if (isSearched && currentTarget.value === "") onSearch("");
          }}
        />
        <Button type="submit" loadingText={isSearching ? "Searching..." : null}>
          Search
        </Button>
      </form>
    </search>
  );
}

interface RemoveAllButtonProps {
  readonly count: number;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

/** Removes everything that the member keeps, after a question. */
function RemoveAllButton({ count, isRemoving, onRemove }: RemoveAllButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button loadingText={isRemoving ? "Removing..." : null} onClick={() => setIsAsking(true)}>
        Remove all
      </Button>
      <Dialog title="Remove all saved work?" open={isAsking} onClose={() => setIsAsking(false)}>
        <p className="below">
          {count === 1 ? "Your saved page" : `All ${count.toLocaleString("en")} saved pages`} will
          be deleted. This cannot be undone.
        </p>
        <div className="row">
          <Button
            variant="filled"
            onClick={() => {
              setIsAsking(false);
              onRemove();
            }}
          >
            Remove
          </Button>
          <Button onClick={() => setIsAsking(false)}>Keep them</Button>
        </div>
      </Dialog>
    </>
  );
}

/** Saves everything that the member keeps as a CSV file for any spreadsheet. */
async function exportSavedWork(): Promise<void> {
  const rows = (await allSavedWork()).map(({ name, note, address, saved_at }) => [
    name,
    note,
    location.origin + address,
    saved_at,
  ]);
  downloadCsv("shabda-gyan-saved-work", { head: ["Name", "Note", "Address", "Kept at"], rows });
}
