import type { Script } from "#domain/letters/letters.ts";
import { ApiFailure } from "../../../../api/client.ts";
import { useAnswer } from "../../../../api/use-answer.ts";
import { LoadingPlate } from "../../../../ui/loading/loading-plate.tsx";
import { drawable, useLoaded } from "../../../../ui/loading/use-loaded.ts";
import { Failure } from "../failure.tsx";
import { encodingFailure } from "../failure-sentences.ts";
import { Grouped } from "../grouped.tsx";
import type { ReadingAddress } from "../reading-address.ts";
import { NumberForm } from "./number-form.tsx";
import { wholeNumberEntry } from "./whole-number-entry.ts";

const loadWords = async () => (await import("./encoded-words.tsx")).EncodedWords;

interface NumberToWordProps {
  readonly address: ReadingAddress;
  /** The script in which to write the words. */
  readonly script: Script;
  readonly onNumber: (number: string) => void;
}

/** The reverse conversion: from a number to words that stand for it. */
export function NumberToWord({ address, script, onNumber }: NumberToWordProps) {
  const entry = wholeNumberEntry(address.number);
  const encoded = useAnswer(
    "POST /aryabhatta/encode",
    "digits" in entry ? { body: { number: entry.digits, outputScript: script } } : null,
  );
  const loaded = useLoaded(loadWords, encoded.state !== "idle");
  const EncodedWords = loaded.state === "answered" ? loaded.value : null;
  const answer = drawable(encoded, loaded);
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
      {EncodedWords && answer.state === "answered" && (
        <EncodedWords address={address} script={script} answer={answer.value} />
      )}
    </>
  );
}
