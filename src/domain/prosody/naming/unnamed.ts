import { ganasOf, syllableClass } from "../gana.ts";
import { type MetreReading, plainQuarter, reading, type Syllables } from "../metre-reading.ts";
import { closed, countIn, cutInto, openEnded, weightsIn } from "../quarters.ts";

// Shorter quarters are alike too easily by chance.
const SHORTEST_ALIKE = 5;

/**
 * A verse whose quarters have the same weights, or whose odd and whose even ones have, in an order
 * that no source here names; null for any other.
 */
export function unnamedMetreOf(lines: readonly Syllables[]): MetreReading | null {
  const quarters = evenCut(lines);
  if (quarters === null) return null;
  const weights = quarters.map(weightsIn);
  const [first, second] = weights as [string, string];
  if (first.length < SHORTEST_ALIKE) return null;
  const isAlike = weights.every((one) => openEnded(one) === openEnded(first));
  const isHalfAlike =
    weights.length === 4 &&
    openEnded(first) === openEnded(weights[2]!) &&
    openEnded(second) === openEnded(weights[3]!);
  if (!isAlike && !isHalfAlike) return null;
  const remark = isAlike
    ? `Every quarter has the gaṇas ${ganasOf(closed(first)).join(" ")}: the class of ${first.length} syllables is ${syllableClass(first.length)}. No name for this order is known here.`
    : `The odd quarters have the gaṇas ${ganasOf(closed(first)).join(" ")} (${syllableClass(first.length)}), the even ones ${ganasOf(closed(second)).join(" ")} (${syllableClass(second.length)}). No name for this order is known here.`;
  return reading({
    name: null,
    kind: "unnamed",
    remark,
    quarters: quarters.map((syllables, index) => ({
      ...plainQuarter(syllables),
      pattern: openEnded(weights[index]!),
    })),
  });
}

/**
 * A verse of quarters with equally many syllables, or equally many mātrās, in no order of weights that
 * repeats; null for any other.
 */
export function countedMetreOf(lines: readonly Syllables[]): MetreReading | null {
  const quarters = lines.length === 2 || lines.length === 4 ? evenCut(lines) : null;
  if (quarters === null) return null;
  const [first] = quarters;
  const { length } = first!;
  if (length < SHORTEST_ALIKE || !quarters.every((one) => one.length === length)) return null;
  return reading({
    name: null,
    kind: "unnamed",
    remark: `Every quarter has ${length} syllables, the class ${syllableClass(length)}, but their weights differ. No name for this is known here.`,
    quarters: quarters.map(plainQuarter),
  });
}

// Four lines are quarters, two are halves; one is a whole verse.
function evenCut(lines: readonly Syllables[]): Syllables[] | null {
  if (lines.length === 4) return [...lines];
  const even = cutInto(lines, Array(4).fill(countIn(lines) / 4));
  if (even) return even;
  return lines.length === 2 && lines[0]!.length === lines[1]!.length ? [...lines] : null;
}
