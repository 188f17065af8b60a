import { type FormEvent, useRef, useState } from "react";
import type { EncodeResponse } from "#contract/aryabhatta-answers.ts";
import { DomainError } from "#domain/domain-error.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import type { Script } from "#domain/letters/letters.ts";
import { readText } from "#domain/numeration/read-text.ts";
import { ApiFailure } from "../../../api/client.ts";
import { useAnswer } from "../../../api/use-answer.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { LoadingPlate } from "../../../ui/loading/loading-plate.tsx";
import { SCRIPT_LANGUAGES } from "../../../ui/text/scripts.ts";
import { useDraft } from "../use-draft.ts";
import { encodingFailure, Failure, Grouped, WordLinkWithIast } from "./parts.tsx";
import type { ReadingAddress } from "./reading-address.ts";
import "./reading-form.css";
import "./known-numerals.css";

const NO_FRACTIONS = "Write a whole number, such as 4320000: the letters have no fractions.";
const ONLY_DIGITS =
  "Write a whole number in digits, such as 4320000, without letters or an exponent.";

/**
 * Reads a whole number in any digit grouping and any of the scripts, or returns what is wrong with
 * it.
 *
 * @example
 * wholeNumberEntry("४३,२०,०००"); // { digits: "4320000" }
 */
export function wholeNumberEntry(
  text: string,
): { readonly digits: string } | { readonly problem: string } {
  try {
    const { numerator, denominator } = parseRational(text);
    if (denominator === 1n) return { digits: `${numerator}` };
    return { problem: NO_FRACTIONS };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "too_long") return { problem: error.message };
    return { problem: error.code === "zero_denominator" ? NO_FRACTIONS : ONLY_DIGITS };
  }
}

interface NumberFormProps {
  /** The number in the address; empty if there is none. */
  readonly number: string;
  /** Why the API refused that number. */
  readonly refusal: string | null;
  readonly onNumber: (number: string) => void;
}

/** The form for a number to write in letters. */
function NumberForm({ number, refusal, onNumber }: NumberFormProps) {
  const { draft, isEdited, isRefused, change, refuse } = useDraft(
    "number",
    { text: number },
    number,
  );
  const field = useRef<HTMLInputElement>(null);
  const entry = wholeNumberEntry(draft.text);
  const [sent, setSent] = useState<string | null>(null);
  const isJudged = isEdited ? isRefused : number !== "" || sent === "";
  const problem = isJudged && "problem" in entry ? entry.problem : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = draft.text.trim();
    if ("problem" in entry) {
      refuse();
      field.current?.focus();
    }
    setSent(text);
    // What cannot be written in letters goes into the address, too: there it replaces the number
    // before, whose words would stand under the error.
    onNumber(text);
  }

  return (
    <form className="reading-form only-on-screen" noValidate onSubmit={submit}>
      <Field
        ref={field}
        label="Number"
        hint="In digits, with or without separators: 4320000 or 43,20,000."
        error={!isEdited && refusal !== null ? refusal : problem}
        className="field-large"
        value={draft.text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={60}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Button type="submit" className="reading-submit">
        Find words
      </Button>
    </form>
  );
}

interface EncodedWordsProps {
  readonly address: ReadingAddress;
  readonly script: Script;
  readonly answer: EncodeResponse;
}

/** The words for a number, each with what its syllables add; pressing one reads it. */
function EncodedWords({ address, script, answer }: EncodedWordsProps) {
  const lang = SCRIPT_LANGUAGES[script];
  return (
    <ul className="encoded-words">
      {answer.words.map(({ reading, known, canonical, letters }) => (
        <li key={reading.latin}>
          <WordLinkWithIast address={address} word={reading} script={script} />
          <span className="encoded-syllables">
            {[...syllablesOf(reading[script], script).entries()].map(([place, { text, value }]) => (
              <span key={place}>
                {place > 0 && "+ "}
                <span lang={lang}>{text}</span> <Grouped value={`${value}`} />
              </span>
            ))}
          </span>
          <span className="label encoded-about">
            {[
              known ?? "",
              canonical ? "one syllable to each pair of digits" : "",
              `${letters} letters`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

function syllablesOf(word: string, script: Script) {
  return readText(word, script, { scheme: "iast" }).words[0]?.syllables ?? [];
}

interface NumberToWordProps {
  readonly address: ReadingAddress;
  /** The script in which to write the words. */
  readonly script: Script;
  readonly onNumber: (number: string) => void;
}

/** The reverse conversion: from a number to words that stand for it. */
export function NumberToWord({ address, script, onNumber }: NumberToWordProps) {
  const entry = wholeNumberEntry(address.number);
  const answer = useAnswer(
    "POST /aryabhatta/encode",
    "digits" in entry ? { body: { number: entry.digits, outputScript: script } } : null,
  );
  const failure = answer.state === "failed" ? encodingFailure(answer.error) : null;
  // Errors that the visitor can fix appear at the field, others beside "Try again".
  const isRefusal =
    answer.state === "failed" && answer.error instanceof ApiFailure && answer.error.status === 422;
  const words = answer.state === "answered" ? answer.value.words.length : 0;

  return (
    <>
      <NumberForm
        number={address.number}
        refusal={isRefusal ? failure : null}
        onNumber={onNumber}
      />
      {answer.state === "awaited" && <LoadingPlate>Looking for words...</LoadingPlate>}
      <Failure retry={answer.retry}>{isRefusal ? null : failure}</Failure>
      <p role="status" className="encoded-number">
        {answer.state === "answered" && (
          <>
            {words === 1 ? "One word" : `${words} words`} for{" "}
            <Grouped value={answer.value.number_text} />, known ones first, then the shortest.
          </>
        )}
      </p>
      {answer.state === "answered" && (
        <EncodedWords address={address} script={script} answer={answer.value} />
      )}
    </>
  );
}
