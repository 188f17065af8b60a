import Sanscript from "@indic-transliteration/sanscript";
import { readText } from "#domain/numeration/read-text.ts";
import { type Line, type Measure, ratio } from "../line.ts";
import { fastestOf } from "../timed.ts";

const ROUNDS = 20;
const READINGS = 200;
const LENGTH = 100;
const DEVANAGARI = firstOf("ख्युघृचयगियिङुशुछ्लृ".repeat(10));
const LATIN = firstOf("khyughṛcayagiyiṅuśuchlṛ".repeat(10));

/** How fast a long word is read beside the usual library that only transliterates it. */
export const scriptToNumber: Line = {
  number: 14,
  name: "script-to-number",
  what: "Reading a 100-character word / sanscript transliterating it",
  measure: async () => [
    compare(
      "in Devanagari",
      () => readText(DEVANAGARI, "devanagari"),
      () => Sanscript.t(DEVANAGARI, "devanagari", "iast"),
    ),
    compare(
      "in Latin",
      () => readText(LATIN, "latin", { scheme: "iast" }),
      () => Sanscript.t(LATIN, "iast", "devanagari"),
    ),
  ],
};

function compare(what: string, reading: () => unknown, transliterating: () => unknown): Measure {
  const ours = fastestOf(ROUNDS, READINGS, reading);
  const peer = fastestOf(ROUNDS, READINGS, transliterating);
  return {
    what: `Reading a word of ${LENGTH} characters ${what}, times as fast`,
    figure: peer / ours,
    unit: "×",
    budget: ratio(10, "at least"),
    peer: `${(1000 * ours).toFixed(0)} and ${(1000 * peer).toFixed(0)} µs`,
  };
}

function firstOf(text: string): string {
  return Array.from(text).slice(0, LENGTH).join("");
}
