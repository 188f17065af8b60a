import { type MetreReading, type Quarter, reading, type Syllables } from "../metre-reading.ts";
import { freeCuts, weightsIn } from "../quarters.ts";

// The triṣṭubh and jagatī of the epics set little but the cadence; one heavy syllable may be resolved
// into two light ones, or one be wanting.
const FORMS: readonly (readonly [name: string, weights: RegExp, length: number])[] = [
  ["triṣṭubh", /^.{6,8}GLG.$/, 11],
  ["jagatī", /^.{7,9}GLGL.$/, 12],
];
const LEAST = 10;
const MOST = 13;

const SOURCES = [
  "E. W. Hopkins, The Great Epic of India (1901), chapter 4",
  "A. A. Macdonell, A Sanskrit Grammar for Students (1927), appendix 2",
];

/**
 * Reads a verse as a triṣṭubh or jagatī of the epics, or as a mixture of the two: each quarter has the
 * cadence of one of them, and most have its length. Null if it is none.
 */
export function epicMetreOf(lines: readonly Syllables[]): MetreReading | null {
  const found = freeCuts(lines, LEAST, MOST)
    .map((cut) => cut.map(quarterOf))
    .filter((quarters) => quarters.every((one) => one !== null))
    .sort((one, other) => roughness(one) - roughness(other))[0];
  if (found === undefined || found.length < 2 || unusual(found) * 2 > found.length) return null;
  const names = [...new Set(found.map(({ metre }) => metre))].sort().reverse();
  const free = "Of its quarters only the ends are set, as in the epics.";
  const lengths = unusual(found) > 0 ? ` ${oddLengths(found)}` : "";
  const [name] = names;
  return reading({
    name: names.length === 1 ? name! : "upajāti",
    kind: "epic",
    remark:
      names.length === 1
        ? `${free}${lengths}`
        : `A mixture of triṣṭubh and jagatī. ${free}${lengths}`,
    sources: SOURCES,
    quarters: names.length === 1 ? found.map((one) => ({ ...one, metre: null })) : found,
  });
}

function quarterOf(syllables: Syllables): Quarter | null {
  const weights = weightsIn(syllables);
  const form = FORMS.find(([, pattern]) => pattern.test(weights));
  if (form === undefined) return null;
  const [metre] = form;
  const cadence = metre === "jagatī" ? "GLGL." : "GLG.";
  const pattern = cadence.padStart(weights.length, ".");
  return { syllables, metre, faults: [], surplus: null, pattern };
}

const lengthOf = ({ metre }: Quarter) => (metre === "jagatī" ? 12 : 11);

const unusual = (quarters: readonly Quarter[]) =>
  quarters.filter((one) => one.syllables.length !== lengthOf(one)).length;

// A quarter of another length, or that begins within a word, speaks against a division.
const roughness = (quarters: readonly Quarter[]) =>
  quarters.reduce(
    (sum, one) =>
      sum +
      (one.syllables.length === lengthOf(one) ? 0 : 2) +
      (one.syllables[0]!.startsWord ? 0 : 1),
    0,
  );

function oddLengths(quarters: readonly Quarter[]): string {
  const odd = quarters.filter((one) => one.syllables.length !== lengthOf(one));
  const counts = [...new Set(odd.map(({ syllables }) => syllables.length))].join(" or ");
  return odd.length === 1
    ? `One quarter has ${counts} syllables, which the epics allow.`
    : `${odd.length} quarters have ${counts} syllables, which the epics allow.`;
}
