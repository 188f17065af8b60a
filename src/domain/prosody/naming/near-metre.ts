import {
  inWords,
  type MetreReading,
  ordinal,
  type Quarter,
  reading,
  type Syllables,
} from "../metre-reading.ts";
import { FIXED_METRES, type FixedMetre } from "../metres.ts";
import { byRule, countIn, faultsIn, openEnded } from "../quarters.ts";
import { UPAJATI_METRES, upajati } from "./fixed-metre.ts";

// So many syllables must be right for one that is not.
const RIGHT_FOR_EACH_WRONG = 11;
// A quarter alone is long, or it is near some metre by chance.
const SHORTEST_ALONE = 14;

/** A quarter laid against the weights of a metre. */
interface Aligned extends Quarter {
  /** Whether a syllable is wanting. */
  readonly isShort: boolean;
}

/** A verse laid against a metre. */
interface Near {
  readonly metre: FixedMetre | "upajāti";
  readonly quarters: readonly Aligned[];
  readonly cost: number;
}

/** A metre that a verse is near to, and how many of its syllables are wrong in it. */
interface NearMetre {
  readonly wrong: number;
  readonly metre: MetreReading;
}

/**
 * The metre of fixed weights that a verse, its half or its quarter is near to: few of its syllables have
 * another weight, or one in a line is too many or wanting. Null if it is near none.
 */
export function nearMetreOf(lines: readonly Syllables[]): NearMetre | null {
  const found = nearest(lines);
  return found ? { wrong: found.cost, metre: asReading(found) } : null;
}

function nearest(lines: readonly Syllables[]): Near | undefined {
  const most = countIn(lines) / (RIGHT_FOR_EACH_WRONG + 1);
  return [...nearFixed(lines), ...nearUpajati(lines)]
    .filter(({ cost }) => cost <= most)
    .sort((one, other) => one.cost - other.cost || lists(other) - lists(one))[0];
}

function asReading({ metre, quarters }: Near): MetreReading {
  const nearly = `Nearly: ${deviations(quarters)}.`;
  if (metre === "upajāti") return upajati(quarters, nearly);
  const { name, otherNames, kind, pauses, sources } = metre;
  return reading({
    name,
    otherNames,
    kind,
    fit: "near",
    remark: nearly,
    pauses,
    sources,
    quarters,
  });
}

// Of two metres as near, more lists have the one that poets use.
const lists = ({ metre }: Near) => (metre === "upajāti" ? Number.MAX_VALUE : metre.lists);

function nearFixed(lines: readonly Syllables[]): Near[] {
  return FIXED_METRES.flatMap((metre) =>
    [4, 2, 1].flatMap((count) => {
      const weights = metre.quarters.slice(0, count);
      if (count === 1 && weights[0]!.length < SHORTEST_ALONE) return [];
      const quarters = alignLines(
        lines,
        weights.map((one) => [{ name: null, weights: one }]),
      );
      return quarters ? [{ metre, quarters, cost: costOf(quarters) }] : [];
    }),
  );
}

const upajatiQuarters = [11, 12].map((length) =>
  UPAJATI_METRES.map(({ name, quarters: [weights] }) => ({ name, weights: weights! })).filter(
    ({ weights }) => weights.length === length,
  ),
);

function nearUpajati(lines: readonly Syllables[]): Near[] {
  const mixtures = upajatiQuarters.map((choice) => Array(4).fill(choice) as Choice[]);
  if (lines.length === 4) {
    mixtures.push(lines.map(({ length }) => upajatiQuarters[length > 11 ? 1 : 0]!));
  }
  return mixtures.flatMap((choices) => {
    const quarters = alignLines(lines, choices);
    if (quarters === null || new Set(quarters.map(({ metre }) => metre)).size === 1) return [];
    return [{ metre: "upajāti" as const, quarters, cost: costOf(quarters) }];
  });
}

/** The metres that a quarter may have, all of one length. */
type Choice = readonly { readonly name: string | null; readonly weights: string }[];

// Lays each line against the quarters that fall to it: as many on each line.
function alignLines(lines: readonly Syllables[], choices: readonly Choice[]): Aligned[] | null {
  const each = choices.length / lines.length;
  if (!Number.isInteger(each)) return null;
  const quarters: Aligned[] = [];
  for (const [index, line] of lines.entries()) {
    const aligned = alignLine(line, choices.slice(index * each, (index + 1) * each));
    if (aligned === null) return null;
    quarters.push(...aligned);
  }
  return quarters;
}

// One quarter of a line may have a syllable too many or too few.
function alignLine(line: Syllables, choices: readonly Choice[]): Aligned[] | null {
  const lengths = choices.map(([first]) => first!.weights.length);
  const excess = line.length - lengths.reduce((sum, length) => sum + length, 0);
  if (Math.abs(excess) > 1) return null;
  const ways = excess === 0 ? [-1] : [...lengths.keys()];
  return ways
    .map((odd) => {
      let at = 0;
      return choices.map((choice, index) => {
        const length = lengths[index]! + (index === odd ? excess : 0);
        at += length;
        return choice
          .map((one) => align(line.slice(at - length, at), one))
          .reduce((best, one) => (costOf([one]) < costOf([best]) ? one : best));
      });
    })
    .reduce((best, one) => (costOf(one) < costOf(best) ? one : best));
}

function align(
  syllables: Syllables,
  { name, weights }: { readonly name: string | null; readonly weights: string },
): Aligned {
  const base = { syllables, metre: name, surplus: null, pattern: openEnded(weights) };
  if (syllables.length === weights.length) {
    return { ...base, faults: faultsIn(syllables, weights, byRule), isShort: false };
  }
  if (syllables.length > weights.length) {
    const [surplus, faults] = best(syllables.length, (at) =>
      faultsIn(syllables.toSpliced(at, 1), weights, byRule).map((fault) =>
        fault < at ? fault : fault + 1,
      ),
    );
    return { ...base, faults, surplus, isShort: false };
  }
  const [, faults] = best(weights.length, (at) =>
    faultsIn(syllables, weights.slice(0, at) + weights.slice(at + 1), byRule),
  );
  return { ...base, faults, isShort: true };
}

// The position with the fewest faults.
function best(
  length: number,
  faultsAt: (at: number) => number[],
): readonly [at: number, faults: number[]] {
  let found: readonly [number, number[]] = [0, faultsAt(0)];
  for (let at = 1; at < length; at++) {
    const faults = faultsAt(at);
    if (faults.length < found[1].length) found = [at, faults];
  }
  return found;
}

const costOf = (quarters: readonly Aligned[]) =>
  quarters.reduce(
    (sum, { faults, surplus, isShort }) =>
      sum + faults.length + (surplus !== null || isShort ? 1 : 0),
    0,
  );

function deviations(quarters: readonly Aligned[]): string {
  const faults = quarters.reduce((sum, one) => sum + one.faults.length, 0);
  const lengths = quarters.flatMap(({ surplus, isShort }, index) => {
    if (surplus === null && !isShort) return [];
    return [`the ${ordinal(index)} quarter has one syllable too ${isShort ? "few" : "many"}`];
  });
  const weights =
    faults === 0
      ? []
      : [
          `${inWords(faults)} ${faults === 1 ? "syllable has" : "syllables have"} another weight than the metre asks for`,
        ];
  return [...lengths, ...weights].join("; ");
}
