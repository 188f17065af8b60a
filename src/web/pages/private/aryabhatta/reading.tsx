import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { ProcessSentenceResponse } from "#contract/aryabhatta-answers.ts";
import type { WordReading } from "#contract/word-reading.ts";
import { SCRIPTS, type Script } from "#domain/letters/letters.ts";
import { KNOWN_WORDS } from "#domain/numeration/known-words.ts";
import type { ReadingRules } from "#domain/numeration/reading.ts";
import { KeepButton } from "../../../keeping/keep-button.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import { LoadingPlate } from "../../../ui/loading/loading-plate.tsx";
import type { Loaded } from "../../../ui/loading/use-loaded.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { SCRIPT_LANGUAGES, SCRIPT_NAMES } from "../../../ui/text/scripts.ts";
import { WithSanskrit } from "../../../ui/text/with-sanskrit.tsx";
import { OPERATION_NAMES } from "./arithmetic.tsx";
import {
  AsWritten,
  conversionFailure,
  Failure,
  Grouped,
  READING_ID,
  ReadLink,
  WordLink,
} from "./parts.tsx";
import type { ReadingAddress } from "./reading-address.ts";
import type { Draft } from "./use-reading-form.ts";
import { type ReadWord, withoutPunctuation } from "./words.ts";
import "./reading.css";

// Words to start with.
const FIRST_WORDS = ["khyughṛ", "makhi", "hdā"].map(
  (latin) => KNOWN_WORDS.find((word) => word.latin === latin)!,
);

/** One reading in each script, so that misreadings are easy to see. */
function FourScripts({ reading }: { reading: WordReading["reading"] }) {
  return (
    <dl className="four-scripts">
      {SCRIPTS.map((script) => (
        <div key={script}>
          <dt className="label">{script === "latin" ? "Latin (IAST)" : SCRIPT_NAMES[script]}</dt>
          <dd lang={SCRIPT_LANGUAGES[script]}>{reading[script]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a word occurs in the literature, with sources. */
function KnownMeanings({ known }: { known: WordReading["known"] }) {
  if (known.length === 0) return null;
  return (
    <div className="ref above">
      {known.map(({ meaning, source, misprint }, index) => (
        <p key={`${meaning} ${source}`}>
          {index === 0 ? "Known word: " : "Also: "}
          {meaning}. <cite>{source}</cite>.
          {misprint !== null && (
            <>
              {" "}
              Misprint: the source gives <Grouped value={misprint} />.
            </>
          )}
        </p>
      ))}
    </div>
  );
}

interface NotesProps {
  readonly address: ReadingAddress;
  readonly words: readonly ReadWord[];
}

/** The notes on every word of a reading, with links to the other readings. */
function Notes({ address, words }: NotesProps) {
  const notes = words
    .flatMap(({ number, word, reading }) =>
      reading.notes.map((note) => ({ number, word, ...note })),
    )
    // A word that comes again has nothing new to tell, but may be read otherwise at each place.
    .filter(
      ({ word, message, alternative }, index, all) =>
        alternative ||
        index === all.findIndex((other) => other.word === word && other.message === message),
    );
  if (notes.length === 0) return null;
  const textWith = (number: number, word: string) =>
    words
      .map((other) => other.word)
      .with(number - 1, word)
      .join(" ");
  return (
    <ul className="reading-notes" aria-label="Notes on this reading">
      {notes.map(({ number, word, message, alternative }) => (
        <li key={`${number} ${message}`}>
          <p>
            {words.length > 1 && (
              <>
                <AsWritten text={word} />:{" "}
              </>
            )}
            <WithSanskrit>{message}</WithSanskrit>
          </p>
          {alternative && (
            <ReadLink
              address={address}
              reading={{
                text:
                  alternative.text === undefined
                    ? address.text
                    : textWith(number, alternative.text),
                // JSON has no undefined, so every rule that is present has a value.
                rules: (alternative.rules ?? {}) as Partial<ReadingRules>,
              }}
              className="button"
            >
              <span>
                Read{" "}
                {alternative.text === undefined ? (
                  "it the other way"
                ) : (
                  <AsWritten text={alternative.text} />
                )}
                : <Grouped value={alternative.value_text} />
              </span>
            </ReadLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface NothingReadProps {
  readonly address: ReadingAddress;
  readonly script: Script;
}

/** Shown before the first reading: the rule by one example, and words to start with. */
function NothingRead({ address, script }: NothingReadProps) {
  return (
    <EmptyPlate>
      <p className="measure">
        A word is a number: in <span lang="sa-Latn">khyughṛ</span> kh is 2 and y is 30, and the u
        after them names the place of ten thousands; gh is 4, and its ṛ names millions. Together
        4,320,000, the years of a yuga. Type a word, or begin with one of these.
      </p>
      <ul className="known-words">
        {FIRST_WORDS.map((word) => (
          <li key={word.latin}>
            <WordLink address={address} word={word} script={script} />
            <span className="label known-meaning">{word.meaning}</span>
          </li>
        ))}
      </ul>
    </EmptyPlate>
  );
}

interface WordStepsProps {
  readonly words: readonly ReadWord[];
  /** The number of the word shown. */
  readonly current: number;
  /** The sum of all words, exactly. */
  readonly total: string;
  readonly onStep: (wordNumber: number) => void;
}

/** The words of a sentence with their values and total; the visitor steps through them. */
function WordSteps({ words, current, total, onStep }: WordStepsProps) {
  const { length } = words;
  const at = words.findIndex(({ number }) => number === current);
  const step = (by: number) => onStep(words.at((at + by) % length)!.number);
  return (
    <nav className="word-steps" aria-label="Words of the sentence">
      <ol>
        {words.map(({ number, word, reading }) => (
          <li key={number}>
            <button
              type="button"
              className="pick word-step"
              aria-current={number === current ? "step" : undefined}
              onClick={() => onStep(number)}
            >
              <AsWritten text={word} /> <Grouped value={reading.value_text} />
            </button>
          </li>
        ))}
      </ol>
      <div className="word-steps-foot row above">
        <p>
          Total of {length} words{" "}
          <Computed>
            <Grouped value={total} />
          </Computed>
        </p>
        <Button onClick={() => step(-1)}>Previous word</Button>
        <Button onClick={() => step(1)}>Next word</Button>
      </div>
    </nav>
  );
}

interface ReadingResultProps {
  readonly address: ReadingAddress;
  /** The sum of all words, exactly. */
  readonly total: string;
  readonly words: readonly ReadWord[];
  /** The word shown. */
  readonly current: ReadWord;
  readonly onStep: (wordNumber: number) => void;
}

/** How a text was read: its words, and the chosen word in four scripts with notes. */
export function ReadingResult(props: ReadingResultProps) {
  const { address, words, current, total, onStep } = props;
  const { number, reading } = current;
  const { operation } = address;
  const steps = withoutPunctuation(words);
  const text = words.map(({ word }) => word).join(" ");

  return (
    <>
      {steps.length > 1 ? (
        <WordSteps words={steps} current={number} total={total} onStep={onStep} />
      ) : (
        <p className="reading-total">
          <AsWritten text={text} /> is{" "}
          <Computed>
            <Grouped value={total} />
          </Computed>
        </p>
      )}
      <FourScripts reading={reading.reading} />
      <KnownMeanings known={reading.known} />
      <Notes address={address} words={words} />
      <div className="above">
        <KeepButton
          name={operation ? `${OPERATION_NAMES[operation].name}: ${text}` : `${text} = ${total}`}
        />
      </div>
    </>
  );
}

/**
 * Whether the visitor who pressed Convert has stayed there; null once the reading is shown, or if
 * nobody pressed it.
 */
export type Waiting = (() => boolean) | null;

interface ReadingRowProps {
  readonly address: ReadingAddress;
  readonly settled: Draft;
  readonly conversion: Loaded<ProcessSentenceResponse>;
  readonly waiting: RefObject<Waiting>;
  /** The content to show once there is a reading. */
  readonly children: ReactNode;
}

/** The reading of the text, or its state. */
export function ReadingRow(props: ReadingRowProps) {
  const { address, settled, conversion, waiting, children } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conversion.state !== "answered" && conversion.state !== "failed") return;
    const hasStayed = waiting.current?.();
    waiting.current = null;
    if (!hasStayed) return;
    const row = place.current!.closest("section")!;
    // Below the window, a reading would come without being seen.
    if (row.getBoundingClientRect().top > innerHeight / 2) row.scrollIntoView({ block: "start" });
  }, [conversion.state, waiting]);

  return (
    <LeafRow number={2} title="The reading" note="The same word, the same value, in four scripts.">
      <div ref={place} id={READING_ID} tabIndex={-1}>
        {conversion.state === "idle" && (
          <>
            {address.operation && <Alert>Please convert characters to numbers first.</Alert>}
            <NothingRead address={address} script={settled.script} />
          </>
        )}
        {conversion.state === "awaited" && <LoadingPlate>Converting...</LoadingPlate>}
        <Failure retry={conversion.retry}>
          {conversion.state === "failed" ? conversionFailure(conversion.error, settled.text) : null}
        </Failure>
        {children}
      </div>
      <p role="status" className="unseen">
        {conversion.state === "answered" && (
          <>
            <AsWritten text={settled.text} /> is <Grouped value={conversion.value.total_text} />
          </>
        )}
      </p>
    </LeafRow>
  );
}
