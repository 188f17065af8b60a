import {
  inWords,
  type MetreReading,
  ordinal,
  type Quarter,
  reading,
  type Syllables,
} from "../metre-reading.ts";
import { freeCuts, weightsIn } from "../quarters.ts";

// The anuṣṭubh śloka: quarters of eight syllables, of which only some have a fixed weight.
const LENGTH = 8;

// By the syllables of an odd quarter. The second and third are never both light.
const ODD_FORMS: readonly (readonly [form: string, pattern: string])[] = [
  ["pathyā", "....LGG."],
  ["na-vipulā", "...GLLL."],
  ["bha-vipulā", ".G.GGLL."],
  ["ma-vipulā", ".GLGGGG."],
  ["ra-vipulā", "...GGLG."],
];
const EVEN = "....LGL.";

const SOURCES = [
  "Kedārabhaṭṭa, Vṛttaratnākara 2",
  "V. S. Apte (1890), appendix 1",
  "A. A. Macdonell, A Sanskrit Grammar for Students (1927), appendix 2",
];

/** A quarter judged by the rules of its place in the śloka. */
interface Judged {
  readonly quarter: Quarter;
  /** "pathyā", the name of its vipulā, or "even"; null for one that breaks a rule. */
  readonly form: string | null;
  /** The rule it breaks, as the end of a sentence about the quarter; null if it breaks none. */
  readonly breach: string | null;
  /** Whether its length or its ending is wrong, and not only its opening. */
  readonly isFar: boolean;
}

/**
 * Reads a verse, or its half, as an anuṣṭubh; null if it is not one. Verses of three and of four
 * halves, as the epics have them, are read too.
 *
 * @see A. A. Macdonell, A Sanskrit Grammar for Students (1927), appendix 2.
 * @see Vrittaratnakara 2.21 to 2.29.
 */
export function anushtubhOf(lines: readonly Syllables[]): MetreReading | null {
  const [quarters] = freeCuts(lines, LENGTH, LENGTH);
  const judged = quarters?.map(judge);
  if (!judged?.every(({ breach }) => breach === null)) return null;
  const forms = judged.flatMap(({ form }) => (form === "even" ? [] : [form!]));
  return anushtubh(judged, `The śloka of the epics. ${oddQuarters(forms)}`);
}

/**
 * Reads a verse as an anuṣṭubh of which at most half the quarters break a rule, and at most one in four
 * has a wrong ending or a syllable too many or too few, as happens in the epics and in typing; null
 * if it is further from one.
 */
export function irregularAnushtubhOf(lines: readonly Syllables[]): MetreReading | null {
  const judged = freeCuts(lines, LENGTH - 1, LENGTH + 1)
    .filter(isNearlyRight)
    .map((quarters) => quarters.map(judge))
    .sort((one, other) => roughness(one) - roughness(other))[0];
  if (judged === undefined) return null;
  const broken = judged.flatMap(({ breach }, index) =>
    breach === null ? [] : [`the ${ordinal(index)} quarter ${breach}`],
  );
  const far = judged.filter(({ isFar }) => isFar).length;
  if (broken.length * 2 > judged.length || far * 4 > judged.length) return null;
  return {
    ...anushtubh(judged, `The śloka of the epics, but ${broken.join("; ")}.`),
    fit: "irregular",
  };
}

// One quarter in four may have another length.
const isNearlyRight = (quarters: readonly Syllables[]) =>
  quarters.filter(({ length }) => length !== LENGTH).length * 4 <= quarters.length;

// A quarter that breaks a rule, or ends within a word, speaks against a division.
const roughness = (judged: readonly Judged[]) =>
  judged.reduce(
    (sum, { breach, quarter }) =>
      sum + (breach === null ? 0 : 2) + (quarter.syllables[0]!.startsWord ? 0 : 1),
    0,
  );

function anushtubh(judged: readonly Judged[], remark: string): MetreReading {
  return reading({
    name: "anuṣṭubh",
    otherNames: ["śloka"],
    kind: "anushtubh",
    remark,
    sources: SOURCES,
    quarters: judged.map(({ quarter }) => quarter),
  });
}

function oddQuarters(forms: readonly string[]): string {
  const [first, ...others] = forms;
  return others.every((form) => form === first)
    ? `Its odd quarters are ${first}.`
    : `Its odd quarters are ${forms.join(" and ")}.`;
}

function judge(syllables: Syllables, index: number): Judged {
  const isOdd = index % 2 === 0;
  const quarter = { syllables, metre: null, faults: [], surplus: null };
  if (syllables.length !== LENGTH) {
    const many = syllables.length > LENGTH ? "many" : "few";
    const breach = `has ${inWords(syllables.length)} syllables, one too ${many}`;
    return { quarter: { ...quarter, pattern: null }, form: null, breach, isFar: true };
  }
  const weights = weightsIn(syllables);
  const forms = isOdd ? ODD_FORMS : ([["even", EVEN]] as const);
  const [form, pattern] = forms.find(([, one]) => fits(weights, one)) ?? [
    null,
    isOdd ? ODD_FORMS[0]![1] : EVEN,
  ];
  const breach = breachOf(weights, isOdd, form);
  const faults = breach === null ? [] : faultyPlaces(weights, isOdd, form);
  const isFar = !weights.startsWith("LGL", 4) && (!isOdd || !ODD_ENDING.test(weights));
  return {
    quarter: { ...quarter, faults, pattern },
    form,
    breach,
    isFar: breach !== null && isFar,
  };
}

const ODD_ENDING = /^.{4}(?:LGG|LLL|G(?:LL|GG|LG))/;

const fits = (weights: string, pattern: string) =>
  [...pattern].every((weight, at) => weight === "." || weight === weights[at]);

// The vipulās by the weights after the fourth syllable, whatever opening they have.
const ENDINGS: readonly (readonly [ending: RegExp, form: string, opening: string])[] = [
  [/^.{4}LLL/, "na-vipulā", "a heavy fourth syllable"],
  [/^.{4}GLL/, "bha-vipulā", "a heavy second and fourth syllable"],
  [/^.{4}GGG/, "ma-vipulā", "heavy, light, heavy after its first syllable"],
  [/^.{4}GLG/, "ra-vipulā", "a heavy fourth syllable"],
];

function breachOf(weights: string, isOdd: boolean, form: string | null): string | null {
  if (/^.LL/.test(weights)) return "has two light syllables after its first, where one is heavy";
  if (!isOdd && /^.GLG/.test(weights)) {
    return "has heavy, light, heavy after its first syllable, which an even quarter avoids";
  }
  if (form !== null) return null;
  if (!isOdd) return "does not have light, heavy, light as its fifth to seventh syllables";
  const vipula = ENDINGS.find(([ending]) => ending.test(weights));
  return vipula
    ? `is a ${vipula[1]} with another opening than ${vipula[2]}`
    : "has an ending that is neither pathyā nor a vipulā";
}

// The positions that the broken rule is about.
function faultyPlaces(weights: string, isOdd: boolean, form: string | null): number[] {
  if (/^.LL/.test(weights)) return [1, 2];
  if (form !== null) return [1, 2, 3];
  if (!isOdd) return [4, 5, 6].filter((at) => weights[at] !== EVEN[at]);
  const vipula = ENDINGS.findIndex(([ending]) => ending.test(weights));
  if (vipula === -1) return [4, 5, 6];
  const [, pattern] = ODD_FORMS[vipula + 1]!;
  return [1, 2, 3].filter((at) => pattern[at] !== "." && pattern[at] !== weights[at]);
}
