import { useAnswer } from "../../../api/use-answer.ts";
import { textToSend } from "./form/text-to-send.ts";
import type { Draft } from "./form/use-reading-form.ts";
import { changedRules, type ReadingAddress } from "./reading-address.ts";

/** Converts the text of the address in one call, and again for each new question. */
export function useConversion(address: ReadingAddress, settled: Draft, questionId: string) {
  const ready = textToSend(settled.text, settled.inputType);
  const text = "text" in ready ? ready.text : null;
  const body = text === null ? null : { word: text, inputScript: settled.script };
  return useAnswer(
    "POST /aryabhatta/process_sentence",
    body && { body: { ...body, ...changedRules(address.rules) } },
    questionId,
  );
}

export type Conversion = ReturnType<typeof useConversion>;
