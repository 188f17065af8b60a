import { useState } from "react";
import { Awaited } from "../../../ui/awaited.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { LeafRow } from "../../../ui/leaf-row.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { useTypedAddress } from "../../../ui/use-typed-address.ts";
import { EXAMPLES, FIRST_WORD } from "./first-word.ts";
import { LitLetters } from "./lit-letters.tsx";
import type { LitText, Unread } from "./lit-text.ts";
import { WordNumber } from "./word-number.tsx";
import "./word.css";

/**
 * Longer than any text that is accepted, so that the page can say so, yet short enough for an
 * address.
 */
const MOST_TYPED = 500;

const loadReader = async () => (await import("./lit-text.ts")).litText;

/** A word to try: its letters light up while it is typed. The reader's code loads on demand. */
export function WordRow({ first }: { first: LitText | Unread }) {
  const [word, change] = useTypedAddress("word", FIRST_WORD);
  const [isTouched, setTouched] = useState(false);
  const isFirst = word === FIRST_WORD;
  const { outcome, retry } = useLoaded(loadReader, isTouched || !isFirst);
  const lit = isFirst ? first : outcome.state === "answered" ? outcome.value(word) : null;
  // The font of the first page contains no other word.
  const fontClass = isFirst ? "font-granth" : "serif";
  return (
    <LeafRow title="Try a word" note="In Devanagari, Latin, Kannada or Telugu letters.">
      <div className="try" id="try">
        <WordField
          word={word}
          fontClass={fontClass}
          problem={lit !== null && "problem" in lit && word.trim() !== "" ? lit.problem : null}
          onFocus={() => setTouched(true)}
          onChange={change}
        />
        {lit === null ? (
          <Awaited
            outcome={outcome}
            loading="Loading the reader..."
            failed="The reader of words could not be loaded."
            onRetry={retry}
          >
            {() => null}
          </Awaited>
        ) : (
          <Reading lit={lit} fontClass={fontClass} />
        )}
      </div>
    </LeafRow>
  );
}

interface WordFieldProps {
  readonly word: string;
  readonly fontClass: string;
  readonly problem: string | null;
  readonly onFocus: () => void;
  readonly onChange: (word: string) => void;
}

function WordField({ word, fontClass, problem, onFocus, onChange }: WordFieldProps) {
  return (
    <div className="try-field">
      <Field
        label="Your word"
        className={`field-large ${fontClass}`}
        value={word}
        error={problem}
        maxLength={MOST_TYPED}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
      />
      <Examples word={word} onChoose={onChange} />
      <noscript>
        <p className="note">To try a word of your own, allow scripts for this site.</p>
      </noscript>
    </div>
  );
}

function Examples({ word, onChoose }: { word: string; onChoose: (word: string) => void }) {
  return (
    <ul className="try-examples" aria-label="Words to try">
      {EXAMPLES.map((example) => (
        <li key={example.word}>
          <Button
            variant="text"
            aria-pressed={word === example.word}
            onClick={() => onChoose(example.word)}
          >
            {example.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Reading({ lit, fontClass }: { lit: LitText | Unread; fontClass: string }) {
  if ("problem" in lit) {
    return (
      <p className="note">Write a word, or press one of the four: its letters light up here.</p>
    );
  }
  const letters = lit.aksharas.flatMap((akshara) => akshara.letters).length;
  return (
    <div className="try-reading">
      <LitLetters lit={lit} fontClass={fontClass} />
      <p className="label" role="status">
        {counted(letters, "letter")} in {counted(lit.aksharas.length, "akshara")}.
        {lit.passedOver.length > 0 &&
          ` Not letters of the varnamala, so passed over: ${lit.passedOver.join(" ")}`}
      </p>
      <WordNumber lit={lit} />
    </div>
  );
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
