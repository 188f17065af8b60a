import { calculator } from "../calculator.ts";
import { type RootInput, straightRoot } from "../digits/straight-root.ts";
import { text } from "../input/draws.ts";
import { ROOT } from "../input/inputs.ts";

/**
 * Takes a cube root (ghanamūla, घनमूल) digit by digit: three times the square of the first digit
 * divides throughout, and the products of the digits found are taken off column by column.
 *
 * @throws {DomainError} `bad_number`, `too_long`, or `outside_domain` for over 30 decimals.
 * @see Tirthaji, Vedic Mathematics (1965), on cube roots.
 *
 * @example
 * ghanamula({ n: "33076161" }).result; // { root: 321n, remainder: 0n }
 */
export const ghanamula = calculator({
  path: "ghanamula",
  name: "Cube root",
  devanagari: "घनमूलम्",
  iast: "ghanamūlam",
  meaning: "the root of the cube",
  summary: "Take a cube root digit by digit, with one divisor.",
  description: "Takes numbers of any sign; a root that is not exact has a remainder.",
  group: "further",
  modes: [
    {
      label: "Cube root",
      description: "The cube root of n, to so many decimals if it is not exact.",
      draws: (draw, hard) => {
        const [least, most] = [
          [11, 39],
          [41, 99],
          [101, 999],
        ][hard]! as [number, number];
        return { n: text(draw(least, most) ** 3) };
      },
      work: (input: RootInput) => straightRoot(input, 3),
      inputs: ROOT,
      sense: "root",
      examples: [
        { label: "∛33076161", title: "A cube root", input: { n: "33076161" } },
        { label: "∛258474853", input: { n: "258474853" } },
        { label: "∛−12167", input: { n: "-12167" } },
        { label: "∛2 to 4 decimals", input: { n: "2", places: "4" } },
      ],
    },
  ],
});
