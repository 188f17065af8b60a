import { TIRTHAJI } from "#domain/ganita/sutra-books.ts";
import { write } from "#domain/ganita/working/notation.ts";
import type { Sutra } from "./sutra.ts";

/** The texts on the page of shesanyankena-charamena. */
export const sutra: Sutra<"shesanyankena-charamena"> = {
  whenToUse: "To write any fraction as a decimal, with the part that repeats for ever.",
  worked: {
    question: "1/7",
    lines: [
      "Divide and keep the remainders only: 3, 2, 6, 4, 5, 1, and then 3 again.",
      "The last digit is 7, for 7 × 7 = 49 ends in 9.",
      "The remainders times 7: 21, 14, 42, 28, 35, 7.",
      "Their last digits are the decimals: 0.142857 142857 …",
    ],
    input: { p: "1", q: "7" },
    answer: "0.(142857)",
  },
  why: "One step of long division says: ten times a remainder is q times a digit plus the next remainder. Look at last digits only. If ℓ is the digit for which ℓ × q ends in 9, then multiplying by ℓ turns q into −1 as far as last digits go, and the digit is the last digit of ℓ times the next remainder.",
  formula: write`10r = qd + s → d = the last digit of ℓs`,
  fitsBetter: [
    {
      when: "The denominator ends in 9 and you want to write from the right.",
      path: "ekadhikena-purvena",
    },
    { when: "You want quotient and remainder.", path: "paravartya-yojayet" },
  ],
  note: "The popular “multiply by the denominator” is right only for denominators that end in 3 or 7.",
  source: `${TIRTHAJI}, for 1/7 and 1/19, as told by LudditeAndroid at everything2.com.`,
};
