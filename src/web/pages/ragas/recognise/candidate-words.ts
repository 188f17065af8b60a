import type { Candidate } from "#domain/raga/heard-scale.ts";
import { namesOfPlace } from "./pitch-name.ts";

/**
 * Writes what supports a scale as the one heard, and what contradicts it.
 *
 * @example
 * candidateInWords({ number: 29, heard: ["S", "R2"], unheard: ["G3"], foreign: [6] });
 * // "Heard: S R2. Not heard: G3. Against it: M2 was heard, which is not in this scale."
 */
export function candidateInWords({ heard, unheard, foreign }: Candidate): string {
  const against = foreign.map((place) => namesOfPlace(place).join(" or "));
  return [
    unheard.length === 0 ? "All seven svaras heard." : `Heard: ${heard.join(" ")}.`,
    unheard.length > 0 && `Not heard: ${unheard.join(" ")}.`,
    against.length > 0
      ? `Against it: ${inSeries(against)} ${against.length > 1 ? "were heard, which are" : "was heard, which is"} not in this scale.`
      : unheard.length > 0 && "Nothing was heard against it.",
  ]
    .filter(Boolean)
    .join(" ");
}

function inSeries(words: readonly string[]): string {
  return new Intl.ListFormat("en").format(words);
}
