import { useState } from "react";
import { SCRIPTS, type Script } from "#domain/letters/letters.ts";
import { textLength } from "#domain/letters/text-length.ts";
import { MAX_TEXT_CODE_POINTS, type ReadingRules } from "#domain/numeration/reading.ts";
import { useRememberedChoice } from "../../../ui/controls/remembered-choice.ts";
import { useDraft } from "../use-draft.ts";
import { INPUT_TYPES, type InputType, type ReadingAddress } from "./reading-address.ts";

/** The values of the form. */
export interface Draft {
  readonly text: string;
  readonly script: Script;
  readonly inputType: InputType;
  readonly scheme: ReadingRules["scheme"];
}

/**
 * The form for a text, and its error. Typed values come before those of the address, and these
 * before those stored on the device.
 */
export function useReadingForm(address: ReadingAddress, questionId: string) {
  const [script, rememberScript] = useRememberedChoice(
    "script-to-number.script",
    SCRIPTS,
    "devanagari",
  );
  const [inputType, rememberInputType] = useRememberedChoice(
    "script-to-number.input-type",
    INPUT_TYPES,
    "word",
  );
  // A text whose address lacks these choices keeps the ones remembered when it was opened.
  const [onArrival] = useState({ script, inputType });
  const usual = address.text === "" ? { script, inputType } : onArrival;
  const settled: Draft = {
    text: address.text,
    script: address.script ?? usual.script,
    inputType: address.inputType ?? usual.inputType,
    scheme: address.rules.scheme,
  };
  const { draft, isEdited, isRefused, change, refuse } = useDraft("text", settled, questionId);
  const ready = textToSend(draft.text, draft.inputType);
  // A form shows no error until the visitor presses Convert, but that of a text which was pasted and
  // is too long.
  const isJudged = isEdited ? isRefused || isTooLong(draft.text) : address.text !== "";

  return {
    draft,
    isEdited,
    /** What the address converts, whatever has changed in the form since. */
    settled,
    /** The form's text as it would be sent, or its error. */
    ready,
    /** The error of the text, once it should be shown. */
    problem: isJudged && "problem" in ready ? ready.problem : null,
    change(changes: Partial<Draft>) {
      if (changes.script) rememberScript(changes.script);
      if (changes.inputType) rememberInputType(changes.inputType);
      change(changes);
    },
    /** Shows the error of the text. */
    refuse,
  };
}

// Pasted texts also hold marks that only tell how to join or break what is around them.
const HAS_VISIBLE = /\P{Default_Ignorable_Code_Point}/u;

/** Whether a text exceeds the limit of what is converted. */
const isTooLong = (text: string): boolean => textLength(text) > MAX_TEXT_CODE_POINTS;

/**
 * Prepares a text for conversion, or returns what is wrong with it: white space is removed from a
 * word, and becomes a single space between the words of a sentence.
 *
 * @example
 * textToSend(" ग ज ", "word"); // { text: "गज" }
 */
export function textToSend(
  text: string,
  inputType: InputType,
): { readonly text: string } | { readonly problem: string } {
  if (text === "") return { problem: "Please enter a word or sentence to process." };
  if (isTooLong(text)) {
    return { problem: `Input exceeds ${MAX_TEXT_CODE_POINTS} character limit.` };
  }
  const parts = text.split(/\s+/).filter((part) => HAS_VISIBLE.test(part));
  if (parts.length === 0) return { problem: `Please enter a valid ${inputType}.` };
  return { text: parts.join(inputType === "word" ? "" : " ") };
}
