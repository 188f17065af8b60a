import { Fragment, useId, useState } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Awaited } from "../../ui/awaited.tsx";
import { Button } from "../../ui/button.tsx";
import { Crumbs } from "../../ui/crumbs.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { LeafRow } from "../../ui/leaf-row.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { useTypedAddress } from "../../ui/use-typed-address.ts";
import { EXAMPLES } from "./examples.ts";
import { MetreRow } from "./metre-row.tsx";
import { NumbersRow } from "./numbers-row.tsx";
import type { VerseView } from "./verse-view.ts";
import { WeightsRow } from "./weights-row.tsx";
import { WrittenAndSpoken } from "./written-and-spoken.tsx";
import "../../styles/tools.css";
import "./verse.css";

const ABOVE = [{ to: "/words", label: "Words" }];
const FIRST = EXAMPLES[0].text;
const MOST_TYPED = 1000;

const loadReader = async () => (await import("./verse-view.ts")).verseViews;

/** A verse, weighed. The build works out the `first` one; the reader's code loads on demand. */
export function VersePage({ first }: { first: readonly VerseView[] }) {
  const [text, change] = useTypedAddress("verse", FIRST);
  const [isTouched, setTouched] = useState(false);
  const isFirst = text === FIRST;
  const { outcome, retry } = useLoaded(loadReader, isTouched || !isFirst);
  const verses = isFirst ? first : outcome.state === "answered" ? outcome.value(text) : null;
  // The font of the first page contains no other verse.
  const fontClass = isFirst ? "font-verse" : "serif";
  const isUnread = verses?.length === 0 && text.trim() !== "";
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
        <p className="mt-3 max-w-measure text-ink-2 text-lg/snug">
          Each syllable is light or heavy; a light one lasts one beat, a heavy one two. The order of
          the two is the metre.
        </p>
        <VerseField
          text={text}
          fontClass={fontClass}
          isUnread={isUnread}
          onFocus={() => setTouched(true)}
          onChange={change}
        />
      </LeafRow>
      {verses === null ? (
        <LeafRow title="The weights">
          <Awaited
            outcome={outcome}
            loading="Loading the reader..."
            failed="The reader of verses could not be loaded."
            onRetry={retry}
          >
            {() => null}
          </Awaited>
        </LeafRow>
      ) : (
        verses.map((verse) => (
          <Fragment key={`${verse.at} ${text}`}>
            <WeightsRow verse={verse} lang={languageOf(text)} fontClass={fontClass} />
            <MetreRow verse={verse} fontClass={fontClass} />
          </Fragment>
        ))
      )}
      {verses !== null && verses.length > 0 && (
        <NumbersRow text={text} lang={languageOf(text)} isChosen={!isFirst} />
      )}
      <WrittenAndSpoken />
    </ErrorBoundary>
  );
}

interface VerseFieldProps {
  readonly text: string;
  readonly fontClass: string;
  readonly isUnread: boolean;
  readonly onFocus: () => void;
  readonly onChange: (text: string) => void;
}

function VerseField({ text, fontClass, isUnread, onFocus, onChange }: VerseFieldProps) {
  const id = useId();
  const example = EXAMPLES.find((known) => known.text === text);
  return (
    <div className="mt-6">
      <label className="field-label" htmlFor={id}>
        Verse
      </label>
      <textarea
        id={id}
        className={`field verse-field ${fontClass}`}
        rows={4}
        placeholder="Write or paste a verse, or press an example."
        value={text}
        maxLength={MOST_TYPED}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={isUnread ? true : undefined}
        aria-describedby={isUnread ? `${id}-error` : undefined}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
      />
      {isUnread && (
        <Alert id={`${id}-error`}>
          No letter is in this. Write a verse in Devanagari, Latin, Kannada or Telugu letters.
        </Alert>
      )}
      <p className="verse-examples needs-scripts">
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
        <p className="ref mt-3">
          “{example.meaning}” {example.work}.
        </p>
      )}
      <noscript>
        <p className="note">To weigh a verse of your own, allow scripts for this site.</p>
      </noscript>
    </div>
  );
}

const LANGUAGES = [
  [/\p{Script=Devanagari}/u, "sa-Deva"],
  [/\p{Script=Kannada}/u, "kn"],
  [/\p{Script=Telugu}/u, "te"],
] as const;

function languageOf(text: string): string {
  return LANGUAGES.find(([letter]) => letter.test(text))?.[1] ?? "sa-Latn";
}
