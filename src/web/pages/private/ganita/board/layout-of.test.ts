import { describe, expect, test } from "vitest";
import { DomainError } from "#domain/domain-error.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { fractionText } from "#domain/exact/rational.ts";
import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import type { Definition } from "#domain/ganita/definition.ts";
import { DEFINITIONS } from "#domain/ganita/definitions.ts";
import { boardSentence } from "./board-sentence.ts";
import type { Drawing } from "./drawing.ts";
import { layoutOf } from "./layout-of.ts";
import { stepText, workingOf } from "./working.fixture.ts";

const EXAMPLES = (DEFINITIONS as readonly Definition[])
  .filter(({ path }) => path !== "urdhva-tiryagbhyam")
  .flatMap(({ path, modes }) =>
    modes.flatMap(({ examples }) =>
      examples.map(({ label, input }) => [path as CalculatorPath, label, input] as const),
    ),
  );

/** The drawing up to a step, in words. */
function drawn(path: CalculatorPath, input: object, upTo = Number.POSITIVE_INFINITY): string {
  return boardSentence(layoutOf(workingOf(path, input))!, upTo);
}

describe("every example of every calculator", () => {
  test.each(EXAMPLES)("%s: %s is drawn, and each step finds what it writes", (path, _, input) => {
    const working = workingOf(path, input);
    const drawing = layoutOf(working)!;
    expect(boardSentence(drawing, working.total)).not.toBe("");
    for (const { step, answers } of drawing.marks) {
      expect(step).toBeLessThan(working.total);
      for (const answer of answers) {
        const text = stepText(working, step);
        expect(says(text, answer), `${answer} in step ${step}: ${text}`).toBe(true);
      }
    }
    expect(drawing.marks.some(({ answers }) => answers.length > 0)).toBe(true);
  });
});

// Whether a line says a number; a coefficient of 1 or 0 is not written.
function says(text: string, answer: string): boolean {
  const size = answer.replace("-", "");
  if (text.replaceAll("\u0304", "").replaceAll(" ", "").includes(size)) return true;
  if (/[a-z]/i.test(text) && ["0", "1"].includes(size)) return true;
  return [...text.matchAll(/\d+(?:\.\d+)?(?:\/\d+)?/g)].some(
    ([number]) => exact(number) === exact(size),
  );
}

function exact(text: string): string | null {
  try {
    return fractionText(parseRational(text));
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

describe("as a teacher draws it", () => {
  test("a product near a base: numbers, deviations, both parts", () => {
    expect(drawn("nikhilam-navatashcaramam-dashatah", { a: "98", b: "97" })).toBe(
      "base 100, away from it; 98, −2; ×, 97, −3; 95, 06; 98 − 3 or 97 − 2, (−2) × (−3)",
    );
  });

  test("a sum: dots where a column passes ten, going up", () => {
    expect(drawn("addition", { nums: ["234", "403", "564", "721"] })).toBe(
      "dot, 1, dot, 1, dot, 1; 2, 9, 3, dot, 2, 4, dot, 2; 4, 7, 0, 9, 3, 8; 5, dot, 3, 6, 9, 4, 5; +, 7, 8, 2, 3, 1; 1, 9, 2, 2",
    );
  });

  test("a difference: bar digits, cleared", () => {
    expect(drawn("subtraction", { nums: ["723", "246"] })).toBe(
      "7, 2, 3; −, 2, 4, 6; 5, 2̄, 3̄; 5 − 1, 9 − 2, 10 − 3; 4, 7, 7; all from nine, the last from ten",
    );
  });

  test("a division: the flag, the products below, the sums", () => {
    expect(drawn("paravartya-yojayet", { dividend: "1234", divisor: "112" })).toBe(
      "1 1 2, 1, 2, 3, 4; −1  −2, −1, −2; the flag, −1, −2; 1, 1, 0, 2; quotient 11, remainder 2",
    );
  });

  test("a recurring decimal: digits outside the ring, remainders inside", () => {
    expect(drawn("shesanyankena-charamena", { p: "1", q: "7" })).toBe(
      "Round the ring: 1, 4, 2, 8, 5, 7; inside: 3, 2, 6, 4, 5, 1; in the middle: 1/7",
    );
  });

  test("two equal sums stand side by side", () => {
    expect(
      drawn("shunyam-samyasamuccaye", { mode: "reciprocals", a: "2", b: "8", c: "1", d: "9" }),
    ).toMatch(/2x \+ 10, =, 2x \+ 10/);
  });

  test("the differentials, each coefficient under its power", () => {
    expect(drawn("chalana-kalanabhyam", { coefficients: ["7", "-11", "-7"] })).toMatch(
      /^x², x, 1; 7, −11, −7; D₁, 14, −11; D₂, 14;/,
    );
  });

  test("a later step is not told before its time", () => {
    const sentence = drawn("nikhilam-navatashcaramam-dashatah", { a: "98", b: "97" }, 3);
    expect(sentence).toBe("base 100, away from it; 98, −2; ×, 97, −3");
  });
});

describe("a thousand digits stay light", () => {
  const nines = "9".repeat(1_000);
  test.each<[CalculatorPath, object]>([
    ["addition", { nums: [nines, nines, "1"] }],
    ["subtraction", { nums: [`1${nines.slice(1)}`, nines] }],
    ["nikhilam-navatashcaramam-dashatah", { a: nines, b: nines }],
    ["paravartya-yojayet", { dividend: "123456789".repeat(6), divisor: "112" }],
    ["shesanyankena-charamena", { p: "1", q: "997" }],
    ["sopantyadvayamantyam", { mode: "multiply", n: nines, by: "12" }],
    ["yavadunam", { n: nines, power: 2 }],
  ])("%s", (path, input) => {
    for (const present of [0, 1, 90]) {
      expect(layoutOf(workingOf(path, input, present))!.marks.length).toBeLessThan(200);
    }
  });

  test("what is drawn of a long one lies round the present step", () => {
    const place = ({ marks }: Drawing) => marks.map(({ step }) => step);
    const drawing = layoutOf(workingOf("addition", { nums: [nines, "1"] }, 90))!;
    expect(place(drawing)).toContain(90);
    expect(place(drawing)).not.toContain(3);
  });
});
