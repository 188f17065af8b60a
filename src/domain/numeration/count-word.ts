import { Breakdown } from "./breakdown.ts";
import { type CountedWord, Counter } from "./counter.ts";
import { bareWord } from "./invisible.ts";
import type { LatinScheme, ReadingRules } from "./reading.ts";
import { scan } from "./scan.ts";
import type { Token, Unit } from "./units.ts";

/** Counts one word, already in normal form C: the sum of each cluster times the place of its vowel. */
export function countWord(word: string, scheme: LatinScheme, rules: ReadingRules): CountedWord {
  const bare = bareWord(word);
  const counter = new Counter(new Breakdown(word, bare), rules);
  const tokens = scan(bare.text, scheme);
  tokens.forEach((token, index) => {
    counter.take(token, nasalFor(tokens, index));
  });
  return counter.finish();
}

// Kannada and Telugu spell the nasal before a stop as anusvara. What is not heard may stand between.
function nasalFor(tokens: readonly Token[], index: number): string | null {
  const { unit } = tokens[index]!;
  if (unit.kind !== "sign" || unit.id !== "ṃ") return null;
  let next = index + 1;
  while (next < tokens.length && isSilent(tokens[next]!.unit)) next++;
  const after = tokens[next]?.unit;
  return after?.kind === "consonant" && after.script === unit.script ? after.nasal : null;
}

function isSilent(unit: Unit): boolean {
  if (unit.kind === "sign") return unit.id === null;
  return unit.kind === "virama" || (unit.kind === "other" && !unit.kept);
}
