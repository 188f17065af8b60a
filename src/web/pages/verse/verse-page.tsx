import { type ReactNode, useDeferredValue, useId, useMemo, useState } from "react";
import { MAX_VERSE_LENGTH } from "#domain/prosody/verse-length.ts";
import { LONGEST_IN_ADDRESS, useTypedAddress } from "../../ui/address/use-typed-address.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Crumbs } from "../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../ui/loading/awaited.tsx";
import { ErrorBoundary } from "../../ui/loading/error-boundary.tsx";
import { useLoaded } from "../../ui/loading/use-loaded.ts";
import { languageOf } from "../../ui/text/scripts.ts";
import { EXAMPLES } from "./examples.ts";
import { MetreRow } from "./metre-row.tsx";
import { NumbersRow } from "./numbers/numbers-row.tsx";
import { useReadVerses } from "./use-read-verses.ts";
import type { ReadVerse, VerseView } from "./verse-view.ts";
import { VersesRow } from "./verses-row.tsx";
import { Weights, WeightsRow } from "./weights-row.tsx";
import { WrittenAndSpoken } from "./written-and-spoken.tsx";
import "../../styles/tools.css";
import "./verse.css";

const ABOVE = [{ to: "/words", label: "Words" }] as const;
const FIRST = EXAMPLES[0].text;

const loadReader = async () => (await import("./verse-view.ts")).versesIn;

interface VersePageProps {
  /** The verse that the page opens with, worked out by the build. */
  readonly first: VerseView;
  /** Its numbers, as the build writes them. */
  readonly children?: ReactNode;
}

/** A verse, weighed. The reader's code loads on demand. */
export function VersePage({ first, children }: VersePageProps) {
  const [typed, change] = useTypedAddress("verse", FIRST);
  const [isTouched, setTouched] = useState(false);
  // Which verse of several, counted from 1; empty for the first.
  const [place, choose] = useTypedAddress("n", "");
  // A long text is read after the letter typed into it is shown.
  const text = useDeferredValue(typed);
  const isFirst = text === FIRST;
  const reader = useLoaded(loadReader, isTouched || !isFirst);
  const read = reader.state === "answered" ? reader.value : null;
  const isTooLong = text.length > MAX_VERSE_LENGTH;
  const { verses: found, progress } = useReadVerses(isTooLong ? "" : text, read);
  const opening = useMemo<readonly ReadVerse[]>(() => [openedWith(first)], [first]);
  const verses = isFirst ? opening : found;
  const chosen = verses?.[Number(place) - 1] ?? verses?.[0];
  const view = useMemo(() => chosen?.view(), [chosen]);
  // The font of the first page contains no other verse.
  const fontClass = isFirst ? "font-verse" : "serif";
  const isUnread = verses?.length === 0 && text.trim() !== "";
  const refusal = isTooLong
    ? `This text has ${text.length} characters. Paste at most ${MAX_VERSE_LENGTH}, a book of the epics or less.`
    : isUnread
      ? "No letter is in this. Write a verse in Devanagari, Latin, Kannada or Telugu letters."
      : null;
  return (
    <ErrorBoundary>
      <LeafRow
        number={1}
        title="The verse"
        titledBy="page-title"
        note="In Devanagari, Latin, Kannada or Telugu letters. A danda, a bar or a new line ends a line."
      >
        <Crumbs above={ABOVE} here="A verse, weighed" />
        <h1 id="page-title">A verse, weighed</h1>
        <p className="lead">
          Each syllable is light or heavy; a light one lasts one beat, a heavy one two. The order of
          the two is the metre.
        </p>
        <VerseField
          text={typed}
          fontClass={fontClass}
          refusal={refusal}
          onFocus={() => setTouched(true)}
          onChange={(changed) => {
            change(changed);
            choose("");
          }}
        />
      </LeafRow>
      {progress !== null && (
        <LeafRow title="Reading" note="The page can be used meanwhile.">
          <progress className="verse-progress" aria-label="Read of this text" value={progress} />
        </LeafRow>
      )}
      {verses !== null && verses.length > 1 && (
        <VersesRow verses={verses} at={chosen!.at} onChoose={(at) => choose(`${at + 1}`)} />
      )}
      {verses?.length !== 0 && (
        <WeightsRow>
          {chosen && view ? (
            <Weights
              key={`${chosen.at} ${chosen.text}`}
              verse={view}
              lang={languageOf(chosen.text)}
              fontClass={fontClass}
            />
          ) : (
            <Awaited outcome={reader} what="reader">
              {() => null}
            </Awaited>
          )}
        </WeightsRow>
      )}
      {chosen && view && (
        <>
          <MetreRow verse={view} fontClass={fontClass} />
          <NumbersRow
            text={chosen.text}
            lang={languageOf(chosen.text)}
            scheme={view.scheme}
            isFirst={isFirst}
            ofFirst={children}
          />
        </>
      )}
      <WrittenAndSpoken />
    </ErrorBoundary>
  );
}

const openedWith = (view: VerseView): ReadVerse => ({
  at: 0,
  text: FIRST,
  opening: "",
  metre: null,
  syllables: [],
  remark: "",
  view: () => view,
});

interface VerseFieldProps {
  readonly text: string;
  readonly fontClass: string;
  /** Why the text cannot be weighed. */
  readonly refusal: string | null;
  readonly onFocus: () => void;
  readonly onChange: (text: string) => void;
}

function VerseField({ text, fontClass, refusal, onFocus, onChange }: VerseFieldProps) {
  const id = useId();
  const example = EXAMPLES.find((known) => known.text === text);
  return (
    <div className="above-l">
      <label className="field-label" htmlFor={id}>
        Verse
      </label>
      <textarea
        id={id}
        className={`field verse-field ${fontClass}`}
        lang={text === "" ? undefined : languageOf(text)}
        rows={4}
        placeholder="Write or paste a verse, or press an example."
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={refusal !== null ? true : undefined}
        aria-describedby={refusal !== null ? `${id}-error` : undefined}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
      />
      {refusal !== null && <Alert id={`${id}-error`}>{refusal}</Alert>}
      {text.length > LONGEST_IN_ADDRESS && (
        <p className="note">
          The address of this page keeps texts of up to {LONGEST_IN_ADDRESS} characters, so not this
          one.
        </p>
      )}
      <p className="verse-examples needs-scripts no-print">
        <span className="label">Examples</span>
        {EXAMPLES.map(({ name, text: verse }) => (
          <Button
            key={name}
            variant="outlined"
            aria-pressed={text === verse}
            onClick={() => onChange(verse)}
          >
            {name}
          </Button>
        ))}
      </p>
      {example && (
        <p className="ref above-s">
          “{example.meaning}” {example.work}.
        </p>
      )}
      <noscript>
        <p className="note">To weigh a verse of your own, allow scripts for this site.</p>
      </noscript>
    </div>
  );
}
