import { matrasOf } from "./gana.ts";
import { weightsIn } from "./quarters.ts";
import type { Syllable } from "./weigh.ts";

type Syllables = readonly Syllable[];

/** A metre regulated by mātrās, with the verse divided as it requires. */
interface JatiReading {
  /** IAST. */
  readonly name: string;
  /** Four quarters, or the two halves of an āryā, whose quarters may end within a word. */
  readonly quarters: readonly Syllables[];
}

/**
 * Names a metre regulated by mātrās from the two halves of a verse or from its four quarters; null
 * if it is none of them.
 *
 * @see Kedarabhatta, Vrittaratnakara, chapter 2.
 */
export function jatiOf(lines: readonly Syllables[]): JatiReading | null {
  return quarterJatiOf(lines) ?? aryaOf(lines);
}

/** The mātrās of a half or a quarter, whose last syllable counts as heavy. */
export function closedMatras(syllables: Syllables): number {
  return matrasOf(closed(syllables));
}

function closed(syllables: Syllables): string {
  return `${weightsIn(syllables).slice(0, -1)}G`;
}

// By the mātrās of the two halves.
const ARYAS: Readonly<Record<string, string>> = {
  "30 27": "āryā",
  "30 30": "gīti",
  "27 27": "upagīti",
  "27 30": "udgīti",
  "32 32": "āryāgīti",
};

function aryaOf(lines: readonly Syllables[]): JatiReading | null {
  const halves = lines.length === 4 ? [lines.slice(0, 2).flat(), lines.slice(2).flat()] : lines;
  const name = ARYAS[halves.map(closedMatras).join(" ")];
  if (name === undefined || !halves.every((half) => hasAryaFeet(closed(half)))) return null;
  return { name, quarters: halves };
}

// Feet of four mātrās. No odd one is ja; the sixth is ja or four light syllables, and a half of 27
// mātrās has one light syllable in its place.
function hasAryaFeet(weights: string): boolean {
  const isShort = matrasOf(weights) === 27;
  const feet = feetOf(weights, isShort ? 5 : null);
  if (feet?.some((foot, index) => index % 2 === 0 && foot === "LGL") !== false) return false;
  return isShort ? feet[5] === "L" : feet[5] === "LGL" || feet[5] === "LLLL";
}

// Null if a heavy syllable is in two feet. The foot numbered `single` has one mātrā.
function feetOf(weights: string, single: number | null): string[] | null {
  const feet: string[] = [];
  let foot = "";
  for (const weight of weights) {
    foot += weight;
    const room = (feet.length === single ? 1 : 4) - matrasOf(foot);
    if (room < 0) return null;
    if (room > 0) continue;
    feet.push(foot);
    foot = "";
  }
  return foot === "" ? feet : [...feet, foot];
}

const QUARTER_RULES: readonly (readonly [name: string, odd: RegExp, even: RegExp])[] = [
  ["vaitālīya", /^(?:LL|G){3}GLGLG$/, /^(?!L{8})(?:LL|G){4}GLGLG$/],
  ["aupacchandasika", /^(?:LL|G){3}GLGLGG$/, /^(?!L{8})(?:LL|G){4}GLGLGG$/],
  ["pādākulaka", /^(?:GG|GLL|LGL|LLG|LLLL){4}$/, /^(?:GG|GLL|LGL|LLG|LLLL){4}$/],
];

function quarterJatiOf(lines: readonly Syllables[]): JatiReading | null {
  for (const [name, odd, even] of QUARTER_RULES) {
    const quarters =
      lines.length === 4 ? lines : lines.flatMap((half) => halved(half, odd, even) ?? [half]);
    const isMet =
      quarters.length === 4 &&
      quarters.every((quarter, index) => (index % 2 === 0 ? odd : even).test(closed(quarter)));
    if (isMet) return { name, quarters };
  }
  return null;
}

function halved(half: Syllables, odd: RegExp, even: RegExp): Syllables[] | null {
  const cut = half.findIndex(
    (_, at) => odd.test(closed(half.slice(0, at))) && even.test(closed(half.slice(at))),
  );
  return cut > 0 ? [half.slice(0, cut), half.slice(cut)] : null;
}
