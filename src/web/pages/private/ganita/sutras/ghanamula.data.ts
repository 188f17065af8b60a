import { TIRTHAJI } from "#domain/ganita/sutra-books.ts";
import { power, write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of the cube root. */
export const sutra: Sutra<"ghanamula"> = {
  whenToUse:
    "To take the cube root of any number, exact or to as many decimals as you like, with one divisor from beginning to end.",
  worked: {
    question: "∛12167",
    lines: [
      "Groups of three from the right: 12 and 167. The cube below 12 is 8, so the first digit is 2, and 4 are left.",
      "Three times the square of 2 divides from here on: 12.",
      "41 by 12 goes 3 times, and 5 are left.",
      "56 less 3 × 2 × 9 = 54 leaves 2; 27 less 3 × 9 = 27 leaves nothing: 23.",
    ],
    input: { n: "12167" },
    answer: "23, 0",
  },
  why: "In the cube of a number whose digits are a, b, c the columns are a³, 3a²b, 3ab² + 3a²c, 6abc + b³ and so on. Each new digit stands in its column times 3a², and everything else in the column is made of digits that are already known. Take that off, and divide by 3a².",
  formula: write`${power(["10a + b"], 3)} = 1000${power("a", 3)} + 100(3${power("a", 2)}b) + 10(3a${power("b", 2)}) + ${power("b", 3)}`,
  fitsBetter: [{ when: "You need the cube, not its root.", path: "anurupyena" }],
  source: `${TIRTHAJI}, on cube roots.`,
};
