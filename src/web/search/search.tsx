import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { followArrows } from "../ui/follow-arrows.ts";
import { FailedPlate } from "../ui/loading/failed-plate.tsx";
import { useLoaded } from "../ui/loading/use-loaded.ts";
import { WithSanskrit } from "../ui/text/with-sanskrit.tsx";
import { useSettled } from "../ui/use-settled.ts";
import { type Entry, find } from "./find.ts";

/** As many as can be looked over at once. */
const MOST_SHOWN = 20;

/** Arrow keys lead from the field to what was found, and back. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search of the site; what can be found is loaded at the first key. */
export function Search() {
  const [text, setText] = useState("");
  const [isAsked, setAsked] = useState(false);
  const list = useLoaded(loadEntries, isAsked);
  const entries = list.state === "answered" ? list.value : null;
  const found = useMemo(() => (entries ? find(entries, text) : []), [entries, text]);
  const ref = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // What was typed before React was there stands in the field, which keeps its own value.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React is there.
  useEffect(() => {
    if (field.current!.value !== "") type(field.current!.value);
  }, []);

  function type(typed: string) {
    setText(typed);
    setAsked(true);
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    const all = [...ref.current!.querySelectorAll<HTMLElement>("input, a")];
    const at = all.indexOf(event.target as HTMLElement);
    if (event.key === "Enter" && at === 0) all[1]?.click();
    else followArrows(event, (key) => all[at + (STEPS[key] ?? Number.NaN)]);
  }

  const said = useSettled(
    text.trim() === ""
      ? ""
      : entries === null
        ? "Searching…"
        : found.length === 0
          ? "Nothing has this name. Try fewer letters, or another spelling."
          : found.length > MOST_SHOWN
            ? `The ${MOST_SHOWN} nearest of ${found.length} found.`
            : `${found.length} found.`,
  );
  return (
    <search ref={ref} onKeyDown={press}>
      <label className="field-label" htmlFor="search-text">
        Search this site
      </label>
      <input
        id="search-text"
        className="field"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        aria-describedby="search-hint"
        ref={field}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p id="search-hint" className="label search-hint">
        Ragas, letters, sutras, metres, words of the Āryabhaṭīya, places and pages, in any spelling
        and script.
      </p>
      {list.state === "failed" ? (
        <div className="above-s">
          <FailedPlate retry={list.retry}>
            The list of what can be found did not load. Check the connection.
          </FailedPlate>
        </div>
      ) : (
        <p className="label search-said" role="status">
          {said}
        </p>
      )}
      <ul className="search-found">
        {found.slice(0, MOST_SHOWN).map(({ kind, name, note, to }) => (
          <li key={`${to} ${name}`}>
            <a href={to}>
              <span className="search-name">
                <WithSanskrit>{name}</WithSanskrit>
              </span>
              <span className="label">{kind}</span>
              <span className="label search-note">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}

async function loadEntries(): Promise<readonly Entry[]> {
  const answer = await fetch("/search.json");
  if (!answer.ok) throw new Error(`search.json answered ${answer.status}`);
  return answer.json();
}
