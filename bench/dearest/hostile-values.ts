import type { Random } from "#domain/seeded-random.ts";

// Sizes around the limits of the calls: numbers of digits, letters and members that an attacker
// would try.
const LENGTHS = [
  ...[1, 2, 5, 8, 10, 18, 30, 31, 50, 51, 60, 90, 99, 100, 101, 190, 200, 300, 500, 999, 1_000],
  ...[1_001, 2_000, 2_099, 5_000, 9_900, 10_000, 19_900, 19_999, 20_000, 50_000, 200_000],
];
const MEMBERS = [0, 2, 3, 5, 8, 9, 12, 21, 50, 90, 100, 101, 210, 500, 999, 1_000, 5_000, 80_000];

const filled = (pattern: string, length: number) =>
  pattern.repeat(Math.ceil(Math.max(length, 1) / pattern.length)).slice(0, Math.max(length, 1));

type Shape = (length: number, random: Random) => string;

const digits: Shape = (length, random) =>
  Array.from({ length: Math.max(length, 1) }, () => Math.floor(random.between(0, 10))).join("");

// Numbers written in every way the readers take, and in some that they refuse.
const NUMBERS: readonly Shape[] = [
  ...["9", "1", "5", "8", "16", "0", "142857", "९", "೯", "౯", "٩", "𝟗"].map(
    (pattern): Shape =>
      (length) =>
        filled(pattern, length),
  ),
  digits,
  digits,
  (length) => `1${filled("0", length - 1)}`,
  (length) => `1${filled("0", length - 2)}7`,
  (length) => `${filled("9", length - 1)}5`,
  (length, random) => `-${digits(length, random)}`,
  (length, random) => `${digits(length / 2, random)}/${digits(length / 2, random)}`,
  (length) => `1/${filled("9", length - 2)}`,
  (length) => `0.${filled("0", length - 3)}1`,
  (length, random) => `${digits(length / 2, random)}.${digits(length / 2, random)}`,
  (length) => `${filled("9", length)}.5`,
  (length) => filled("1,", length - 1) + 1,
  (length) => filled("1 ", length - 1) + 1,
  (length) => filled("1_", length),
  (length) => ` ${filled(" ", length)}1`,
  (length) => filled("1-", length),
  () => "1e9999",
  // Long periods, hard roots, many divisors.
  (_, random) =>
    random.pick(["999983", "99989", "99991", "499979", "963761198400", "999999999989", "7/999983"]),
];

const WORDS: readonly Shape[] = [
  ...["क", "क्", "ख्यु", "ङिशिबुण्लृष्खृ", "औ", "औ ", "क ", "ांः", "़", "ॐ", "kṛ", "ksh", "au ", "a\u0301"],
  ...["shri", "jñ", "ಕ್ಷೌ ", "క్షౌ", "k", "\u200d", "😀", "\u0300", "x", "ङ्क", "औंऽ"],
].map(
  (pattern): Shape =>
    (length) =>
      filled(pattern, length),
);

/** A text that might be expensive to read as a number or as a word. */
export function hostileText(random: Random): string {
  const shapes = random.between(0, 4) < 3 ? NUMBERS : WORDS;
  return random.pick(shapes)(random.pick(LENGTHS), random);
}

/** How many members a list gets. */
export const hostileCount = (random: Random): number => random.pick(MEMBERS);

/** A value that is not a number and might be expensive to refuse. */
export function hostileValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => [],
    () => null,
    () => ({}),
    () => 0.5,
    () => random.pick([0, 1, -1, 2, 3, 500, Number.MAX_SAFE_INTEGER, 2 ** 60]),
    () => hostileText(random),
    () => nested(random.pick([10, 100, 500])),
    () => Array(hostileCount(random)).fill(random.pick<unknown>([[], {}, null, "x", [[]], 0.5, 7])),
    () => fields(hostileCount(random)),
  ])();
}

/** This many fields that no call knows. */
export const fields = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`unknown field ${index}`, 1]));

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < depth; level++) value = [value];
  return value;
}
