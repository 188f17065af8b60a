import { MAX_TEXT_CODE_POINTS } from "#domain/numeration/reading.ts";
import type { InputType } from "./reading-address.ts";

/** The length the limit is about: an Indic sign beside its letter counts as one more. */
export function codePoints(text: string): number {
  return [...text].length;
}

/**
 * Makes a text ready to convert, or says what is wrong with it: a word loses its white space, the
 * parts of a sentence are parted by single spaces.
 *
 * @example
 * textToSend(" ग ज ", "word"); // { text: "गज" }
 */
export function textToSend(
  text: string,
  inputType: InputType,
): { readonly text: string } | { readonly problem: string } {
  if (text === "") return { problem: "Please enter a word or sentence to process." };
  if (codePoints(text) > MAX_TEXT_CODE_POINTS) {
    return { problem: `Input exceeds ${MAX_TEXT_CODE_POINTS} character limit.` };
  }
  const parts = text.split(/\s+/).filter(Boolean);
  if (parts.length === 0) return { problem: `Please enter a valid ${inputType}.` };
  return { text: parts.join(inputType === "word" ? "" : " ") };
}
