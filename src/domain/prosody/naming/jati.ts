import { matrasOf } from "../gana.ts";
import {
  inWords,
  type MetreReading,
  ordinal,
  plainQuarter,
  reading,
  type Syllables,
} from "../metre-reading.ts";
import { closed, weightsIn } from "../quarters.ts";

const SOURCES = ["Kedārabhaṭṭa, Vṛttaratnākara 2", "V. S. Apte (1890), appendix 1"];

/** A metre of the āryā's family: the mātrās of its halves. */
interface Arya {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly halves: readonly [number, number];
}

const ARYAS: readonly Arya[] = [
  { name: "āryā", otherNames: ["gāhā"], halves: [30, 27] },
  { name: "gīti", otherNames: ["udgāthā"], halves: [30, 30] },
  { name: "upagīti", otherNames: [], halves: [27, 27] },
  { name: "udgīti", otherNames: [], halves: [27, 30] },
  { name: "āryāgīti", otherNames: ["skandhaka", "kanda"], halves: [32, 32] },
];

const ARYA_RULE =
  "Its feet have four mātrās; no odd one is light, heavy, light, and the sixth is that or four light syllables, or in a half of 27 a single light one.";

interface QuarterRule {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly odd: RegExp;
  readonly even: RegExp;
  readonly rule: string;
}

const QUARTER_RULES: readonly QuarterRule[] = [
  {
    name: "vaitālīya",
    otherNames: [],
    odd: /^(?:LL|G){3}GLGLG$/,
    even: /^(?!L{8})(?:LL|G){4}GLGLG$/,
    rule: "Every quarter ends in heavy, light, heavy, light, heavy.",
  },
  {
    name: "aupacchandasika",
    otherNames: [],
    odd: /^(?:LL|G){3}GLGLGG$/,
    even: /^(?!L{8})(?:LL|G){4}GLGLGG$/,
    rule: "It is the vaitālīya with one heavy syllable more at the end of each quarter.",
  },
  {
    name: "āpātalikā",
    otherNames: [],
    odd: /^(?:LL|G){3}GLLGG$/,
    even: /^(?!L{8})(?:LL|G){4}GLLGG$/,
    rule: "Every quarter ends in heavy, light, light, heavy, heavy.",
  },
  {
    name: "pādākulaka",
    otherNames: [],
    odd: /^(?:GG|GLL|LGL|LLG|LLLL){4}$/,
    even: /^(?:GG|GLL|LGL|LLG|LLLL){4}$/,
    rule: "Every quarter has four feet of four mātrās.",
  },
];

/**
 * Names a metre regulated by mātrās from the two halves of a verse or from its four quarters; null
 * if it is none of them. The reading of an āryā has halves, whose quarters may end within a word.
 *
 * @see Kedarabhatta, Vrittaratnakara, chapter 2.
 */
export function jatiOf(lines: readonly Syllables[]): MetreReading | null {
  return quarterJatiOf(lines) ?? aryaOf(lines);
}

// So many mātrās of a half may be too many or too few.
const MOST_OFF = 2;

/**
 * Names a metre of the āryā's family from two halves of which one is right and the other has up to two
 * mātrās too many or too few, or a foot that is not allowed in its place; null for any other verse.
 */
export function nearJatiOf(lines: readonly Syllables[]): MetreReading | null {
  const halves = halvesOf(lines);
  if (halves.length !== 2) return null;
  const sums = halves.map(closedMatras);
  const near = ARYAS.map((arya) => {
    const off = arya.halves.map((right, index) => sums[index]! - right);
    const wrong = halves.map((half, index) => off[index] !== 0 || !hasAryaFeet(half));
    return { arya, off, wrong, cost: Math.abs(off[0]!) + Math.abs(off[1]!) };
  })
    .filter(({ wrong, cost }) => !(wrong[0] && wrong[1]) && cost <= MOST_OFF)
    .sort((one, other) => one.cost - other.cost)[0];
  if (near === undefined) return null;
  const at = near.wrong.indexOf(true);
  const half = `the ${ordinal(at)} half`;
  const matras = Math.abs(near.off[at]!);
  const nearly =
    matras === 0
      ? `Nearly: ${half} has ${near.arya.halves[at]} mātrās, but not in the feet of this metre.`
      : `Nearly: ${half} has ${sums[at]} mātrās, ${inWords(matras)} too ${near.off[at]! > 0 ? "many" : "few"}.`;
  return { ...arya(near.arya, halves), fit: "near", remark: `${nearly} ${ARYA_RULE}` };
}

/** The mātrās of a half or a quarter, whose last syllable counts as heavy. */
const closedMatras = (syllables: Syllables) => matrasOf(closedWeights(syllables));

const closedWeights = (syllables: Syllables) => closed(weightsIn(syllables));

const halvesOf = (lines: readonly Syllables[]) =>
  lines.length === 4 ? [lines.slice(0, 2).flat(), lines.slice(2).flat()] : lines;

function aryaOf(lines: readonly Syllables[]): MetreReading | null {
  const halves = halvesOf(lines);
  const sums = halves.map(closedMatras).join(" ");
  const found = ARYAS.find((one) => one.halves.join(" ") === sums);
  return found && halves.every(hasAryaFeet) ? arya(found, halves) : null;
}

function arya({ name, otherNames, halves: [first, second] }: Arya, halves: readonly Syllables[]) {
  const shares =
    first === second
      ? `${first} in each half`
      : `${first} in the first half, ${second} in the second`;
  return jati(name, otherNames, halves, shares, "half", ARYA_RULE);
}

function jati(
  name: string,
  otherNames: readonly string[],
  pieces: readonly Syllables[],
  shares: string,
  piece: "half" | "quarter",
  rule: string,
): MetreReading {
  return reading({
    name,
    otherNames,
    kind: "jati",
    remark: `It counts mātrās, not the order of light and heavy: ${shares}. The last syllable of each ${piece} counts two, even if it is light. ${rule}`,
    sources: SOURCES,
    quarters: pieces.map(plainQuarter),
  });
}

function hasAryaFeet(half: Syllables): boolean {
  const weights = closedWeights(half);
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

function quarterJatiOf(lines: readonly Syllables[]): MetreReading | null {
  for (const { name, otherNames, odd, even, rule } of QUARTER_RULES) {
    const quarters =
      lines.length === 4 ? lines : lines.flatMap((half) => halved(half, odd, even) ?? [half]);
    const isMet =
      quarters.length === 4 &&
      quarters.every((quarter, index) =>
        (index % 2 === 0 ? odd : even).test(closedWeights(quarter)),
      );
    if (!isMet) continue;
    const [first, second] = quarters.map(closedMatras);
    const shares =
      first === second
        ? `${first} in each quarter`
        : `${first} in the odd quarters, ${second} in the even ones`;
    return jati(name, otherNames, quarters, shares, "quarter", rule);
  }
  return null;
}

function halved(half: Syllables, odd: RegExp, even: RegExp): Syllables[] | null {
  const cut = half.findIndex(
    (_, at) =>
      odd.test(closedWeights(half.slice(0, at))) && even.test(closedWeights(half.slice(at))),
  );
  return cut > 0 ? [half.slice(0, cut), half.slice(cut)] : null;
}
