import {
  readCrosswise,
  readDigitRoots,
  readDivided,
  readDots,
  readElevens,
  readLastDigit,
} from "./column-readers.ts";
import type { Form } from "./form.ts";
import {
  readAnswerAlone,
  readColumns,
  readComplement,
  readCounts,
  readGivenNumbers,
  readSettledParts,
  readSignAndPoint,
} from "./part-readers.ts";
import {
  readApproximations,
  readDifferentials,
  readElimination,
  readRemainder,
} from "./polynomial-readers.ts";
import {
  readAt,
  readDivisibility,
  readEither,
  readNamed,
  readQuestion,
  readRoots,
  readWords,
} from "./root-readers.ts";

/** Every form other than a plain equation, in the order in which they are tried. */
const FORMS: readonly Form[] = [
  {
    name: "the question",
    why: "A working begins with the equations as they were asked; asking claims nothing, even where no x is in them.",
    reads: readQuestion,
  },
  {
    name: "whether one number divides another",
    why: "Does 19 divide 4370? yes: osculation finds no quotient, only whether the division comes out.",
    reads: readDivisibility,
  },
  {
    name: "words",
    why: "Where there is nothing to write, a word says so; and too many numbers are told by how many they are.",
    reads: readWords,
  },
  {
    name: "digit roots",
    why: "8526 → 3 says what is left when digits are added up again and again; in a check both ends agree.",
    reads: readDigitRoots,
    takesLine: true,
  },
  {
    name: "what elevens leave",
    why: "56808: 8 − 0 + 8 − 6 + 5 = 15 → 4: the digits added and taken away in turn leave of elevens what the number leaves.",
    reads: readElevens,
    takesLine: true,
  },
  {
    name: "a column with its dots",
    why: "11 → dot, keep 1 counts a full ten with a dot; Write 2 and the dots that go on are that column's end.",
    reads: readDots,
    takesLine: true,
  },
  {
    name: "a column worked crosswise",
    why: "9 × 7 + 8 × 8 = 127, with 5 carried 132; write 2, carry 13: the sum, what was carried in, and its last digit.",
    reads: readCrosswise,
    takesLine: true,
  },
  {
    name: "a digit of a quotient or a root",
    why: "12 = 2 × 4 + 4 divides what a column leaves; where the digit could be larger by itself, the sentence says so.",
    reads: readDivided,
    takesLine: true,
  },
  {
    name: "the last digit, and what is carried",
    why: "81 → 1, carry 8 writes the last digit of a number and keeps the rest; where the sentence asks for the last digit alone, the rest is not told.",
    reads: readLastDigit,
  },
  {
    name: "sign and point put back",
    why: "9216 → 92.16 takes up what was set aside at the beginning; the sentence says which, and how many places.",
    reads: readSignAndPoint,
  },
  {
    name: "all from nine and the last from ten",
    why: "97: 9 − 9 = 0, 10 − 7 = 3 → −3: the digits found, side by side, are what the number lacks from a power of ten.",
    reads: readComplement,
  },
  {
    name: "columns of digits",
    why: "1  3 | 7  8 sets digits and coefficients side by side, and 2 × (1  1) → 2  2 multiplies each of them.",
    reads: readColumns,
  },
  {
    name: "parts that are settled or joined",
    why: "94 | 12 | −8 → 94 | 11 | 92 → 941192: parts in the same places come to the same number before and after carrying.",
    reads: readSettledParts,
  },
  {
    name: "how many digits",
    why: "456 has 3 digits; 3 nines counts, for the number of digits decides where the parts stand.",
    reads: readCounts,
  },
  {
    name: "the numbers of the question",
    why: "234, 403, 564 repeats what was typed, the points left out where the sentence says that they are aligned.",
    reads: readGivenNumbers,
  },
  {
    name: "quotient and remainder",
    why: "1235 ÷ 89 = 13, remainder 78: the divisor times the quotient and the remainder make the dividend.",
    reads: readRemainder,
  },
  {
    name: "one unknown eliminated",
    why: "first × 4 − second × 3: no y is left takes multiples of the two equations from each other.",
    reads: readElimination,
  },
  {
    name: "differentials",
    why: "D₁ = 2x − 5 is the first differential of the polynomial asked about, D₂ that of D₁.",
    reads: readDifferentials,
  },
  {
    name: "approximations",
    why: "x ≈ 1.25992104989 is no root but near one: nearer than its twelfth digit, as Newton's step tells.",
    reads: readApproximations,
  },
  {
    name: "the value of a letter",
    why: "x² − 4 = 0 at x = −2, 2 and x = 2: 5 = 5 put a value in the place of a letter.",
    reads: readAt,
  },
  {
    name: "roots",
    why: "x = −2, twice or x = 3 names roots: each is one that the answer gives, and counts as often there.",
    reads: readRoots,
  },
  {
    name: "a new letter",
    why: "y = x + 2 and … with y = x + 2 name an expression, to be put in the place of the letter from there on.",
    reads: readNamed,
  },
  {
    name: "one equation or another",
    why: "(x + 1)² = 2 or (x + 1)² = 3: one of them holds wherever the question does.",
    reads: readEither,
  },
  {
    name: "the answer by itself",
    why: "A number without an equation is the answer, perhaps before its sign and its point are put in place.",
    reads: readAnswerAlone,
  },
];

/** The forms that take a whole line, with all its sentences. */
export const LINE_FORMS = FORMS.filter(({ takesLine }) => takesLine);
/** The forms of one sentence. */
export const SENTENCE_FORMS = FORMS.filter(({ takesLine }) => !takesLine);

/** The fault found by the first form that matches the tokens; null if none matches. */
export function formOf(
  forms: readonly Form[],
  ...said: Parameters<Form["reads"]>
): { readonly fault: string | null } | null {
  for (const { name, reads } of forms) {
    const isTrue = reads(...said);
    if (isTrue !== undefined) return { fault: isTrue ? null : `untrue (${name})` };
  }
  return null;
}
