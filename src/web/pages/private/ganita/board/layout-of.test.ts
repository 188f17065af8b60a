import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DomainError } from "#domain/domain-error.ts";
import { parseRational } from "#domain/exact/parse-rational.ts";
import { fractionText } from "#domain/exact/rational.ts";
import {
  CALCULATORS,
  type CalculatorPath,
  type Definition,
  examplesOf,
} from "#domain/ganita/ganita.ts";
import { INPUTS } from "#domain/ganita/inputs.fixture.ts";
import { asksOf } from "../turn/hints.ts";
import { boardSentence } from "./board-sentence.ts";
import type { Drawing } from "./drawing.ts";
import { layoutOf } from "./layout-of.ts";
import { stepText, workingOf } from "./working-of.fixture.ts";

const EXAMPLES = (CALCULATORS as readonly Definition[])
  .flatMap((definition) =>
    examplesOf(definition).map(
      ({ label, input }) => [definition.path as CalculatorPath, label, input] as const,
    ),
  )
  .filter(([path, , input]) => path !== "urdhva-tiryagbhyam" || "mode" in input);

/** The drawing up to a step, in words. */
function drawn(path: CalculatorPath, input: object, upTo = Number.POSITIVE_INFINITY): string {
  return boardSentence(layoutOf(workingOf(path, input))!, upTo);
}

/** What is wrong with a drawing: a mark that its step does not find, or nothing drawn. */
function faultOf(path: CalculatorPath, input: object): string | null {
  const working = workingOf(path, input);
  const drawing = layoutOf(working);
  if (!drawing) return "no drawing";
  if (boardSentence(drawing, working.total) === "") return "nothing is said";
  if (drawing.marks.every(({ look }) => look === "line")) return "only lines";
  for (const { step, finds } of drawing.marks) {
    if (step >= working.total) return `a mark of step ${step}`;
    const text = stepText(working, step);
    if (finds !== undefined && !says(text, finds)) return `${finds} in step ${step}: ${text}`;
  }
  return null;
}

describe("is drawn, and each step finds what it writes", () => {
  test.each(EXAMPLES)("%s: %s", (path, _, input) => {
    expect(faultOf(path, input)).toBeNull();
    expect(workingOf(path, input).steps.some((step) => asksOf(step).length > 0)).toBe(true);
  });

  test.each(Object.entries(INPUTS).filter(([name]) => !name.includes("Multiply two numbers")))(
    "any input: %s",
    (_, [path, inputs]) => {
      const faults = fc.sample(inputs, { seed: 1, numRuns: 60 }).flatMap((input) => {
        const fault = isRefused(path, input) ? null : faultOf(path, input);
        return fault === null ? [] : [`${JSON.stringify(input)}: ${fault}`];
      });
      expect(faults).toEqual([]);
    },
  );
});

function isRefused(path: CalculatorPath, input: object): boolean {
  try {
    workingOf(path, input);
    return false;
  } catch (error) {
    if (error instanceof DomainError) return true;
    throw error;
  }
}

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

  test("two polynomials: coefficients under their powers, and the sum of each column", () => {
    const input = { mode: "polynomial", first: ["2", "3"], second: ["4", "-5"] };
    expect(drawn("urdhva-tiryagbhyam", input)).toBe("x², x, 1; 2, 3; ×, 4, −5; 8, 2, −15");
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

  test("a straight division: the flag above, what is left between the digits", () => {
    expect(drawn("dhvajanka", { dividend: "38982", divisor: "73" })).toBe(
      "flag, 3, 3, 8, 9, 8, 2; divides, 7, 3, 3, 3, 1; taken off, −15, −9, −12; 0, 5, 3, 4, 0; quotient, remainder; quotient 534, remainder 0: 38982 = 73 × 534 + 0",
    );
  });

  test("a square: the duplexes in a row, carried", () => {
    expect(drawn("dvandva-yoga", { n: "43" })).toBe(
      "4, 43, 3; duplex, 16, 24, 9; carried in, 2, 0, 0; written, 1, 8, 4, 9; carried on, 1, 2, 0; 1849",
    );
  });

  test("a square root: twice the first digit divides", () => {
    expect(drawn("dvandva-yoga", { mode: "root", n: "552049" })).toBe(
      "55, 2, 0, 4, 9; divides, 14, 6, 6, 2, 0; taken off, −16, −24, −9; 7, 4, 3, 0; root, remainder; 552049 = 743² + 0",
    );
  });

  test("a cube root with its sign and its point", () => {
    expect(drawn("ghanamula", { n: "-12.167" })).toBe(
      "12.167 × 10³ = 12167; 12, 1, 6, 7; divides, 12, 4, 5, 2; taken off, −54, −27; 2, 3, 0; root, remainder; 12167 = 23³ + 0; 23 → −2.3",
    );
  });

  test("a decimal that ends: each digit under the worth of its place", () => {
    expect(drawn("shesanyankena-charamena", { p: "-35", q: "40" })).toBe(
      "units, 1/10, 1/100, 1/1000; −, 0, ., 8, 7, 5; −0.875",
    );
  });

  test("an equation: the terms that go across change their signs", () => {
    const input = { mode: "equation", type: 1, coefficients: ["2", "7", "1", "9"] };
    expect(drawn("paravartya-yojayet", input)).toBe(
      "2x, + 7, =, x, + 9; 2x, − x, =, − 7, + 9; x, =, 2; x in all, constants; x = 2 ÷ 1 = 2",
    );
  });

  test("factors in progression: the last, and twice the last but one", () => {
    expect(drawn("sopantyadvayamantyam", { p: "1", q: "2", r: "3", s: "4" })).toMatch(
      /x \+ 1, x \+ 2, x \+ 3, x \+ 4; 1, 1, 1; twice, once; \(x \+ 4\) \+ 2\(x \+ 3\) = 0/,
    );
  });

  test("denominators under one numerator are added in columns", () => {
    const input = { mode: "equal-numerators", m: "1", first: ["3", "-2"], second: ["2", "-1"] };
    expect(drawn("shunyam-samyasamuccaye", input)).toMatch(/x, 1; 3, −2; \+, 2, −1; 5, −3; 5x/);
  });

  test("a square: two strips, and the corner that completes it", () => {
    expect(drawn("puranapuranabhyam", { a: "1", b: "4", c: "-5" })).toMatch(
      /x, 2; x, x², 2x; 2, 2x, 4, the corner completes it; \(x \+ 2\)² = 9; x \+ 2 = ±3; x = −5 or x = 1$/,
    );
  });

  test("a cube: what the cubic lacks of it", () => {
    const input = { mode: "cubic", a: "1", b: "6", c: "17", d: "10" };
    expect(drawn("puranapuranabhyam", input)).toMatch(
      /^x³, x², x, 1; \(x \+ 2\)³, 1, 6, 12, 8; −, 1, 6, 17, 10; is lacking, −5, −2; /,
    );
  });

  test("tens: pairs that complete each other, and what is left over", () => {
    expect(drawn("puranapuranabhyam", { mode: "sum", nums: ["24", "38", "26", "12", "7"] })).toBe(
      "24, +, 26, =, 50; 38, +, 12, =, 50; left over, 7; 107",
    );
  });

  test("a product about the average, in the decimals of its lines", () => {
    expect(drawn("vyashtisamashtih", { a: "46", b: "55" })).toMatch(
      /50\.5.*4\.5.*2550\.25.*20\.25/,
    );
    const proportion = { mode: "proportion", a: "5", b: "12", ratio: "1/2" };
    expect(drawn("gunakanupatih", proportion)).toMatch(/2\.5, ×, 24/);
  });

  test("fourth powers: every other column cancels", () => {
    const input = { mode: "quartic", a: "7", b: "5", c: "706" };
    expect(drawn("vyashtisamashtih", input)).toMatch(
      /\(y \+ 1\)⁴, 1, 4, 6, 4, 1; \(y − 1\)⁴, 1, −4, 6, −4, 1; 1, 0, 6, 0, −352; /,
    );
  });

  test("a product checked by the sums of its coefficients", () => {
    const input = {
      factors: [
        ["1", "3"],
        ["1", "2"],
      ],
      product: ["1", "6", "5"],
    };
    expect(drawn("gunakanupatih", input)).toMatch(
      /^x \+ 3, →, 4; x \+ 2, →, 3; the sums multiplied, 12; x² \+ 6x \+ 5, →, 12; the same; /,
    );
  });

  test("a product checked by digit roots, about a cross", () => {
    const input = { mode: "number", a: "123", b: "456", product: "56808" };
    expect(drawn("gunakanupatih", input)).toBe(
      "9, of the roots multiplied; 123, 6, 6, 456; 9, the same; 56808; 123: 3 − 2 + 1 = 2; 456: 6 − 5 + 4 = 5; 56808: 8 − 0 + 8 − 6 + 5 = 15 → 4; 2 × 5 = 10; 10 ≠ 4",
    );
  });

  test("each factor left out in turn, against the first differential", () => {
    const input = {
      factors: [
        ["1", "1"],
        ["1", "2"],
      ],
      expression: ["1", "3", "2"],
    };
    expect(drawn("gunakasamuccayah", input)).toMatch(
      /x, 1; without x \+ 1, 1, 2; without x \+ 2, 1, 1; together, 2, 3; D₁, 2, 3; the same; 2 = 2$/,
    );
  });

  test("osculation: the last digit folded onto the rest, down to the divisor", () => {
    expect(drawn("veshtanam", { n: "4370", divisor: "19" })).toBe(
      "2, the osculator; 4370, 437 + 2 × 0; 437, 43 + 2 × 7; 57, 5 + 2 × 7; 19; 19 = 19 × 1 + 0",
    );
  });

  test("osculation of a number in the digits of another script", () => {
    expect(drawn("veshtanam", { n: "४३७०", divisor: "19" })).toMatch(/; 4370, 437 \+ 2 × 0; /);
  });

  test("two equations without the other unknown", () => {
    const input = {
      equations: [
        ["2", "3", "8"],
        ["3", "-1", "1"],
      ],
    };
    expect(drawn("sankalana-vyavakalanabhyam", input)).toMatch(
      /: no y is left; −11, −11, x = 1; .*: no x is left; .*, y = 2$/,
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
    ["shesanyankena-charamena", { p: "1", q: `${2n ** 300n}` }],
    ["dhvajanka", { dividend: "7".repeat(60), divisor: "3".repeat(30) }],
    ["dvandva-yoga", { n: "9".repeat(100) }],
    ["dvandva-yoga", { mode: "root", n: "2".repeat(60), places: "30" }],
    ["ghanamula", { n: "2".repeat(60), places: "30" }],
    ["sopantyadvayamantyam", { mode: "multiply", n: nines, by: "12" }],
    ["yavadunam", { n: nines, power: 2 }],
    ["gunakanupatih", { mode: "proportion", a: nines, b: nines, ratio: "1/3" }],
    ["veshtanam", { n: "7".repeat(100), divisor: "19" }],
    ["puranapuranabhyam", { mode: "sum", nums: Array<string>(1_000).fill("5") }],
  ])("%s", (path, input) => {
    for (const present of [0, 1, 90]) {
      const { marks } = layoutOf(workingOf(path, input, present))!;
      expect(marks.length).toBeLessThan(200);
      expect(marks.some(({ look }) => look !== "line")).toBe(true);
    }
  });

  test("a period is still a ring where its first steps are pages before", () => {
    const drawing = layoutOf(workingOf("shesanyankena-charamena", { p: "1", q: "99991" }, 20_000))!;
    expect(drawing.kind).toBe("ring");
    expect(drawing.marks).toContainEqual(expect.objectContaining({ step: 20_000, row: 1 }));
  });

  test("a ring at the end of a long period is full", () => {
    const { marks } = layoutOf(workingOf("shesanyankena-charamena", { p: "1", q: "997" }, 169))!;
    expect(marks.filter(({ row, look }) => row === 1 && look === "found")).toHaveLength(23);
  });

  test("what is drawn of a long one lies round the present step", () => {
    const place = ({ marks }: Drawing) => marks.map(({ step }) => step);
    const drawing = layoutOf(workingOf("addition", { nums: [nines, "1"] }, 90))!;
    expect(place(drawing)).toContain(90);
    expect(place(drawing)).not.toContain(3);
  });

  test.each([
    ["sopantyadvayamantyam", { mode: "multiply", n: "7".repeat(40), by: "12" }],
    ["veshtanam", { n: "7".repeat(40), divisor: "19" }],
  ] as const)("the last step of a long one leaves its end in view: %s", (path, input) => {
    const { total } = workingOf(path, input);
    const { marks } = layoutOf(workingOf(path, input, total))!;
    expect(marks.map(({ step }) => step)).not.toContain(3);
  });
});
