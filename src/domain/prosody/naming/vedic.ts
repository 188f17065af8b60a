import { type MetreReading, plainQuarter, reading, type Syllables } from "../metre-reading.ts";

/** The seven metres of the Vedas by the syllables of their quarters, and two that mix them. */
const METRES: readonly (readonly [name: string, lengths: readonly number[]])[] = [
  ["gāyatrī", [8, 8, 8]],
  ["uṣṇih", [8, 8, 12]],
  ["anuṣṭubh", [8, 8, 8, 8]],
  ["bṛhatī", [8, 8, 12, 8]],
  ["satobṛhatī", [12, 8, 12, 8]],
  ["paṅkti", [8, 8, 8, 8, 8]],
  ["triṣṭubh", [11, 11, 11, 11]],
  ["jagatī", [12, 12, 12, 12]],
];

const SOURCES = ["A. A. Macdonell, A Vedic Grammar for Students (1916), appendix 2"];

// No quarter has more vowels restored.
const MOST_RESTORED = 2;

/** A quarter with the positions of syllables before whose y or v a vowel is restored. */
interface Restored {
  readonly syllables: Syllables;
  readonly sites: readonly number[];
}

/**
 * Reads a verse as one of the metres of the Vedas, which count syllables: after a consonant, y and v are
 * read as iy and uv where the count wants a syllable. Null if no count is right.
 */
export function vedicMetreOf(lines: readonly Syllables[]): MetreReading | null {
  return nearestCount(lines, () => true);
}

/** The same for a text without accents, where most quarters must also end as theirs do. */
export function unaccentedVedicMetreOf(lines: readonly Syllables[]): MetreReading | null {
  return nearestCount(
    lines,
    (quarters) =>
      quarters.every(({ syllables }) => syllables[0]!.startsWord) &&
      quarters.filter((one) => !hasCadence(one)).length <= (isLong(quarters) ? 0 : 1),
  );
}

function nearestCount(
  lines: readonly Syllables[],
  isAccepted: (quarters: readonly Restored[]) => boolean,
): MetreReading | null {
  const found = METRES.flatMap(([name, lengths]) => {
    const quarters = cut(lines, lengths);
    return quarters && isAccepted(quarters) ? [{ name, quarters }] : [];
  }).sort((one, other) => costOf(one.quarters) - costOf(other.quarters))[0];
  if (found === undefined) return null;
  const restored = found.quarters.flatMap(restoredWords);
  const counts = found.quarters.map(({ syllables, sites }) => syllables.length + sites.length);
  const counted = `A metre of the Vedas, which counts syllables: ${counts.join(" + ")}.`;
  return reading({
    name: found.name,
    kind: "vedic",
    remark:
      restored.length > 0
        ? `${counted} Recitation restores a vowel in ${restored.join(", ")}.`
        : counted,
    sources: SOURCES,
    quarters: found.quarters.map(({ syllables }) => plainQuarter(syllables)),
  });
}

// A triṣṭubh or a jagatī, which has more room for chance.
const isLong = (quarters: readonly Restored[]) =>
  quarters.every(({ syllables }) => syllables.length > 8);

// The ends of quarters of eight, eleven and twelve syllables.
const CADENCE = /^(?:.{4}LGL.|.{7}GLG.|.{7}GLGL.)$/;

function hasCadence({ syllables, sites }: Restored): boolean {
  const weights = syllables.map(({ weight }, at) => (sites.includes(at) ? `L${weight}` : weight));
  return CADENCE.test(weights.join(""));
}

const costOf = (quarters: readonly Restored[]) =>
  quarters.reduce(
    (sum, { syllables, sites }) => sum + 2 * sites.length + (syllables[0]!.startsWord ? 0 : 1),
    0,
  );

// The cheapest way to cut the lines into quarters of these lengths; null if there is none.
function cut(lines: readonly Syllables[], lengths: readonly number[]): Restored[] | null {
  const [line, ...others] = lines;
  if (line === undefined) return lengths.length === 0 ? [] : null;
  let best: Restored[] | null = null;
  for (let count = 1; count <= lengths.length - others.length; count++) {
    const rest = cut(others, lengths.slice(count));
    const first = rest && cutLine(line, lengths.slice(0, count));
    if (!rest || !first) continue;
    const whole = [...first, ...rest];
    if (best === null || costOf(whole) < costOf(best)) best = whole;
  }
  return best;
}

function cutLine(line: Syllables, lengths: readonly number[]): Restored[] | null {
  const [length, ...others] = lengths as [number, ...number[]];
  let best: Restored[] | null = null;
  for (let restored = 0; restored <= MOST_RESTORED; restored++) {
    const end = length - restored;
    if (others.length === 0 ? end !== line.length : end >= line.length) continue;
    const sites = sitesIn(line.slice(0, end));
    if (sites.length < restored) continue;
    const quarter = { syllables: line.slice(0, end), sites: sites.slice(0, restored) };
    const rest = others.length === 0 ? [] : cutLine(line.slice(end), others);
    if (rest === null) continue;
    const whole = [quarter, ...rest];
    if (best === null || costOf(whole) < costOf(best)) best = whole;
  }
  return best;
}

const RESTORABLE = /[kgcjṭḍtdpbnmlrvśṣshṇṅñ]h?[yv]$/u;

// Those after a heavy vowel or several consonants first, where the older language had the vowel.
function sitesIn(quarter: Syllables): number[] {
  return quarter
    .map((_, at) => at)
    .filter((at) => RESTORABLE.test(before(quarter, at)))
    .sort((one, other) => Number(isLikely(quarter, other)) - Number(isLikely(quarter, one)));
}

// The consonants between a syllable's vowel and the one before it.
function before(quarter: Syllables, at: number): string {
  return at === 0 ? onsetOf(quarter[0]!.spoken) : quarter[at - 1]!.following;
}

const ONSET = /^[^aāiīuūṛṝḷeoĕŏ]*/u;
const onsetOf = (spoken: string) => ONSET.exec(spoken)![0];

const isLikely = (quarter: Syllables, at: number) =>
  at > 0 &&
  (quarter[at - 1]!.rule === "long_vowel" ||
    quarter[at - 1]!.following.replace("h", "").length > 2);

// The words with their restored vowels, in IAST.
function restoredWords({ syllables, sites }: Restored): string[] {
  return sites.map((site) => {
    let start = site;
    while (start > 0 && !syllables[start]!.startsWord) start--;
    const end = syllables.findIndex(({ startsWord }, at) => at > site && startsWord);
    const parts = syllables
      .slice(start, end === -1 ? undefined : end)
      .map(({ spoken }) => spoken.replace(ONSET, ""));
    const onsets = parts.map((_, at) => {
      const consonants =
        at === 0 ? before(syllables, start) : onsetOf(syllables[start + at]!.spoken);
      if (start + at !== site) return consonants;
      const semivowel = consonants.at(-1)!;
      return `${consonants.slice(0, -1)}${semivowel === "y" ? "i" : "u"}${semivowel}`;
    });
    return parts.map((part, at) => `${onsets[at]}${part}`).join("");
  });
}
