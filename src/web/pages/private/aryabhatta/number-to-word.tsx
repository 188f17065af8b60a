import { type FormEvent, useState } from "react";
import { DomainError } from "#domain/domain-error.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import type { Script } from "#domain/numeration/script.ts";
import { ApiFailure } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { FailedPlate } from "../../../ui/failed-plate.tsx";
import { Field } from "../../../ui/field.tsx";
import { LoadingPlate } from "../../../ui/loading-plate.tsx";
import { EncodedWords } from "./encoded-words.tsx";
import { encodingFailure } from "./failure-sentences.ts";
import type { ReadingAddress } from "./reading-address.ts";
import { useAnswer } from "./use-answer.ts";
import "./reading-form.css";

// What was typed since the number of the address was asked for.
interface Edited {
  readonly of: string;
  readonly text: string;
  readonly isRefused: boolean;
}

interface NumberToWordProps {
  readonly address: ReadingAddress;
  /** The script the words are wanted in. */
  readonly script: Script;
  readonly onNumber: (number: string) => void;
}

/** The way back: a number to write in letters. */
export function NumberToWord({ address, script, onNumber }: NumberToWordProps) {
  const { number } = address;
  const [edited, setEdited] = useState<Edited | null>(null);
  const current = edited?.of === number ? edited : null;
  const text = current?.text ?? number;
  const asked = number === "" ? null : wholeNumberOf(number);
  const answer = useAnswer(
    "POST /aryabhatta/encode",
    asked && "digits" in asked ? { body: { number: asked.digits, outputScript: script } } : null,
  );
  const refused = answer.state === "failed" && answer.error instanceof ApiFailure;
  const judged = current === null ? asked : current.isRefused ? wholeNumberOf(text) : null;
  const problem = judged && "problem" in judged ? judged.problem : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if ("problem" in wholeNumberOf(text)) setEdited({ of: number, text, isRefused: true });
    else if (text === number && answer.state === "failed") answer.retry();
    else onNumber(text.trim());
  }

  return (
    <>
      <form className="reading-form only-on-screen" noValidate onSubmit={submit}>
        <Field
          label="Number"
          hint="In digits, with or without separators: 4320000 or 43,20,000."
          error={refused && current === null ? encodingFailure(answer.error) : problem}
          className="field-large"
          value={text}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          onChange={(event) =>
            setEdited({ of: number, text: event.target.value, isRefused: false })
          }
        />
        <Button type="submit" className="reading-submit">
          Find words
        </Button>
      </form>
      {answer.state === "awaited" && <LoadingPlate>Looking for words...</LoadingPlate>}
      {answer.state === "failed" && !refused && (
        <FailedPlate onRetry={answer.retry}>{encodingFailure(answer.error)}</FailedPlate>
      )}
      {answer.state === "answered" && (
        <EncodedWords address={address} script={script} answer={answer.value} />
      )}
    </>
  );
}

// The digits to send, however they were grouped and in whichever script, or what is wrong.
function wholeNumberOf(text: string): { readonly digits: string } | { readonly problem: string } {
  try {
    const { numerator, denominator } = parseRational(text);
    if (denominator === 1n) return { digits: `${numerator}` };
    return { problem: "Write a whole number: the letters have no fractions." };
  } catch (error) {
    if (error instanceof DomainError) return { problem: error.message };
    throw error;
  }
}
