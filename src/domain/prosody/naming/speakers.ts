import type { LatinScheme } from "../../letters/latin-schemes.ts";
import { type HeardLine, hear } from "../lines.ts";

// uvāca, "said", also typed uvacha, and ūcuḥ and ūcatuḥ of several speakers; pratyuvāca, "answered",
// stands within verses. A colon after it is heard as a visarga.
const SAID = /(?:(?<!praty)[uo]v[aā]ch?a|[uū]c(?:at)?u[ḥh])ḥ?$/u;

// The epics' longest names with uvāca are shorter than a quarter of a triṣṭubh.
const TRISHTUBH_QUARTER = 11;

/** Whether a line only names a speaker, as *arjuna uvāca* does in the epics. */
export const isSpeakerLine = ({ opening, vowels }: HeardLine): boolean =>
  vowels.length < TRISHTUBH_QUARTER &&
  SAID.test(opening.join("") + vowels.map(({ vowel, after }) => vowel + after.join("")).join(""));

const BRACKETED = /^[([{].*[)\]}]$/;

/**
 * The lines without what stands outside the metre: lines that name a speaker, lines in brackets, and a
 * speaker at the head of a line. The line after each passes over its text. Null if there is nothing of
 * this, or nothing else.
 */
export function withoutAsides(
  parts: readonly (readonly HeardLine[])[],
  scheme: LatinScheme | null,
): HeardLine[][] | null {
  let asides: string[] = [];
  let isChanged = false;
  const rest = parts.map((lines) =>
    lines.flatMap((line) => {
      if (isSpeakerLine(line) || BRACKETED.test(line.text)) {
        asides.push(line.text);
        isChanged = true;
        return [];
      }
      const [speaker, spoken] = splitSpeaker(line, scheme);
      const passedOver = [...asides, ...speaker, ...spoken.passedOver];
      isChanged ||= speaker.length > 0;
      asides = [];
      return [{ ...spoken, passedOver }];
    }),
  );
  const kept = rest.filter(({ length }) => length > 0);
  const last = kept.at(-1)?.pop();
  if (!isChanged || last === undefined) return null;
  kept.at(-1)!.push({ ...last, passedOver: [...last.passedOver, ...asides] });
  return kept;
}

const MOST_WORDS = 4;
// From the first letter, mark or digit to the last.
const WRITTEN = /[\p{L}\p{M}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su;

function splitSpeaker(
  line: HeardLine,
  scheme: LatinScheme | null,
): readonly [speaker: string[], spoken: HeardLine] {
  const words = line.text.split(/\s+/);
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length - 1); count++) {
    const speaker = WRITTEN.exec(words.slice(0, count).join(" "))?.[0] ?? "";
    if (!isSpeakerLine(hear(speaker, scheme))) continue;
    const spoken = words
      .slice(count)
      .join(" ")
      .replace(/^[^\p{L}\p{M}]+/u, "");
    if (spoken !== "") return [[speaker], hear(spoken, scheme)];
  }
  return [[], line];
}
