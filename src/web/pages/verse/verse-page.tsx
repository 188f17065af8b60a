import { useDeferredValue, useId, useMemo } from "react";
import { MAX_VERSE_LENGTH } from "#domain/prosody/read-verse.ts";
import { type InAddress, useAddress } from "../../address/use-address.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Crumbs } from "../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { ErrorBoundary } from "../../ui/loading/error-boundary.tsx";
import { languageOf } from "../../ui/text/scripts.ts";
import { EXAMPLES } from "./examples.ts";
import { MetreRow } from "./metre-row.tsx";
import { NumbersRow } from "./numbers-row.tsx";
import { useReadVerses } from "./use-read-verses.ts";
import { VersesRow } from "./verses-row.tsx";
import { WeightsRow } from "./weights-row.tsx";
import { WrittenAndSpoken } from "./written-and-spoken.tsx";
import "../../styles/fonts-typed.css";
import "./verse.css";

const ABOVE = [{ to: "/words", label: "Words" }] as const;
const FIRST = EXAMPLES[0].text;

interface VerseAddress {
  readonly text: string;
  /** The position of the chosen verse of several. */
  readonly at: number;
}

const VERSE: InAddress<VerseAddress> = {
  read: (address) => ({
    text: address.get("verse") ?? FIRST,
    at: Math.max(1, Math.trunc(Number(address.get("n"))) || 1) - 1,
  }),
  write: ({ text, at }) => ({ verse: text === FIRST ? "" : text, n: at > 0 ? at + 1 : null }),
};

/** A verse, weighed. */
export function VersePage() {
  const { state, change, isOnlyHere } = useAddress(VERSE);
  // A long text is read after the letter typed into it is shown.
  const text = useDeferredValue(state.text);
  const isFirst = text === FIRST;
  const isTooLong = text.length > MAX_VERSE_LENGTH;
  const { verses, progress } = useReadVerses(isTooLong ? "" : text);
  const chosen = verses[state.at] ?? verses[0];
  const view = useMemo(() => chosen?.view(), [chosen]);
  // The font of the first page contains no other verse.
  const fontClass = isFirst ? "font-verse" : "serif";
  const isUnread = verses.length === 0 && text.trim() !== "";
  const refusal = isTooLong
    ? `This text has ${text.length} characters. Paste at most ${MAX_VERSE_LENGTH}, about a book of the epics.`
    : isUnread
      ? "This text has no letters. Write a verse in Devanagari, Latin, Kannada or Telugu letters."
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
          text={state.text}
          fontClass={fontClass}
          refusal={refusal}
          isOnlyHere={isOnlyHere}
          onChange={(changed) => change({ text: changed, at: 0 })}
        />
      </LeafRow>
      {progress !== null && (
        <LeafRow title="Reading" note="You can use the page meanwhile.">
          <progress className="verse-progress" aria-label="Read of this text" value={progress} />
        </LeafRow>
      )}
      {verses.length > 1 && (
        <VersesRow
          verses={verses}
          at={chosen!.at}
          onChoose={(at) => change((now) => ({ ...now, at }))}
        />
      )}
      {chosen && view && (
        <>
          <WeightsRow
            key={`${chosen.at} ${chosen.text}`}
            verse={view}
            lang={languageOf(chosen.text)}
            fontClass={fontClass}
          />
          <MetreRow verse={view} fontClass={fontClass} />
          <NumbersRow verse={chosen.reading} lang={languageOf(chosen.text)} fontClass={fontClass} />
        </>
      )}
      <WrittenAndSpoken />
    </ErrorBoundary>
  );
}

interface VerseFieldProps {
  readonly text: string;
  readonly fontClass: string;
  /** Why the text cannot be weighed. */
  readonly refusal: string | null;
  /** Whether it is too long for the address. */
  readonly isOnlyHere: boolean;
  readonly onChange: (text: string) => void;
}

function VerseField({ text, fontClass, refusal, isOnlyHere, onChange }: VerseFieldProps) {
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
        onChange={(event) => onChange(event.target.value)}
      />
      {refusal !== null && <Alert id={`${id}-error`}>{refusal}</Alert>}
      {isOnlyHere && (
        <p className="note">This text is too long for a link: it stays in this tab.</p>
      )}
      <p className="verse-examples row needs-scripts no-print">
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
