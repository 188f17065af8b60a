import { textLength } from "#domain/letters/text-length.ts";
import { MAX_TEXT_CODE_POINTS } from "#domain/numeration/reading.ts";
import type { InputType } from "./reading-address.ts";

// Pasted texts also hold marks that only tell how to join or break what is around them.
const HAS_VISIBLE = /\P{Default_Ignorable_Code_Point}/u;

/** Whether a text exceeds the limit of what is converted. */
export const isTooLong = (text: string): boolean => textLength(text) > MAX_TEXT_CODE_POINTS;

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
