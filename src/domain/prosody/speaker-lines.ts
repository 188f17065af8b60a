import type { Line } from "./lines.ts";

// uvāca, "said", also typed uvacha, and ūcuḥ and ūcatuḥ of several speakers.
const SAID = /(?:[uo]v[aā]ch?a|[uū]c(?:at)?u[ḥh])$/u;

// The epics' longest names with uvāca are shorter than a quarter of a triṣṭubh.
const TRISHTUBH_QUARTER = 11;

const isSpeakerLine = ({ syllables }: Line): boolean =>
  syllables.length < TRISHTUBH_QUARTER && SAID.test(syllables.map(({ spoken }) => spoken).join(""));

/**
 * The verses with each that only names a speaker joined to the next one, because a double danda or an
 * empty line stands between them in many editions.
 */
export function withJoinedSpeakers(verses: readonly Line[][]): Line[][] {
  const joined: Line[][] = [];
  let lines: Line[] = [];
  for (const verse of verses) {
    for (const line of verse) lines.push(line);
    if (verse.every(isSpeakerLine)) continue;
    joined.push(lines);
    lines = [];
  }
  return lines.length > 0 ? [...joined, lines] : joined;
}

/**
 * The lines without those that only name a speaker, as *arjuna uvāca* does in the epics: they stand
 * outside the metre. The next line passes over their text, or at the end the last one.
 */
export function withoutSpeakerLines(lines: readonly Line[]): Line[] {
  const verse: Line[] = [];
  let speakers: string[] = [];
  for (const line of lines) {
    if (isSpeakerLine(line)) speakers.push(line.text);
    else {
      verse.push({ ...line, passedOver: [...speakers, ...line.passedOver] });
      speakers = [];
    }
  }
  const last = verse.pop();
  return last ? [...verse, { ...last, passedOver: [...last.passedOver, ...speakers] }] : [];
}
