import { padded, powerOfTen } from "../../exact/digits.ts";
import { floorDivide, floorRemainder } from "../../exact/floor-division.ts";
import { foundDigits, withoutBlanks } from "../blanks.ts";
import { claiming } from "../claims.ts";
import { joined, type Notation, notation, type Writable } from "../notation.ts";
import { asExpression, minus, plus } from "../working/expression.ts";
import { hasDigits, inSamePlaces, leadsTo } from "../working/parts.ts";

/** Parts of a number after carrying. */
interface SettledParts {
  /** The first unpadded, the others padded with leading zeros to their places. */
  readonly parts: readonly string[];
  /** The carry each part except the last received from the part to its right. */
  readonly carries: readonly bigint[];
  /** The parts joined; the number must not be negative. */
  readonly value: bigint;
}

/**
 * Fits every part except the first into its places: an excess is carried left, and a negative part
 * is complemented and borrows from the left.
 *
 * @example
 * settleParts([94n, 12n, -8n], 2).parts; // ["94", "11", "92"]
 */
export function settleParts(raw: readonly bigint[], places: number): SettledParts {
  const base = powerOfTen(places);
  const parts: string[] = [];
  const carries: bigint[] = [];
  let carry = 0n;
  for (const part of raw.slice(1).reverse()) {
    const total = part + carry;
    parts.unshift(padded(floorRemainder(total, base), places));
    carry = floorDivide(total, base);
    carries.unshift(carry);
  }
  parts.unshift(`${raw[0]! + carry}`);
  return { parts, carries, value: BigInt(parts.join("")) };
}

/**
 * The parts as they are found, what they carry, and the settled parts; `shown` is how they are
 * written, if not as numbers. With a `joinedNumber`, the line finds that alone.
 *
 * @throws {Error} if both are not the same number.
 *
 * @example
 * notationText(settling([94n, 12n, -8n], settleParts([94n, 12n, -8n], 2), 2)); // "94 | 12 | −8 → 94 | 12 − 1 | 100 − 8 → 94 | 11 | 92"
 */
export function settling(
  raw: readonly bigint[],
  settled: SettledParts,
  places: number,
  shown: readonly Writable[] = raw,
  joinedNumber?: Notation,
): Notation {
  const value = raw.reduce((sum, part) => sum * powerOfTen(places) + part, 0n);
  if (value !== settled.value) throw new Error("The parts settled are another number.");
  const stages = [shown, ...settledStages(raw, settled, places)];
  const last = stages.at(-1)!;
  const all = joinedNumber
    ? [...stages.slice(0, -1), last.map((part) => withoutBlanks(notation(part))), [joinedNumber]]
    : stages;
  return claiming(leadsTo(...all.map((parts) => joined(parts, " | "))), () => [
    inSamePlaces(places, ...all),
    ...last.slice(1).map((part) => hasDigits(part, places)),
  ]);
}

// The settled parts, and before them what each part carries to its left or borrows from there.
function settledStages(
  raw: readonly bigint[],
  { parts, carries }: SettledParts,
  places: number,
): Notation[][] {
  const settled = parts.map((part) => foundDigits(part));
  if (carries.every((carry) => carry === 0n)) return [settled];
  const moved = raw.map((part, index) => {
    const sent = index === 0 ? 0n : carries[index - 1]! * powerOfTen(places);
    const received = carries[index] ?? 0n;
    return signedSum(sent < 0n ? [-sent, part, received] : [part, received, -sent]);
  });
  return [moved, settled];
}

// The terms that are not 0, each with its own sign before it.
function signedSum(terms: readonly bigint[]): Notation {
  const [first = 0n, ...others] = terms.filter((term) => term !== 0n);
  return others.reduce(
    (sum, term) => (term < 0n ? minus(sum, -term) : plus(sum, term)),
    asExpression(first),
  ).notation;
}
