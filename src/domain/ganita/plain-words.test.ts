import { describe, expect, test } from "vitest";
import { sankalanam } from "./calculators/addition.ts";
import { anurupyena } from "./calculators/anurupyena.ts";
import { chalanaKalanabhyam } from "./calculators/chalana-kalanabhyam.ts";
import { dhvajanka } from "./calculators/dhvajanka.ts";
import { ekadhikenaPurvena } from "./calculators/ekadhikena-purvena.ts";
import { nikhilam } from "./calculators/nikhilam-navatashcaramam-dashatah.ts";
import { paravartyaYojayet } from "./calculators/paravartya-yojayet.ts";
import { puranapuranabhyam } from "./calculators/puranapuranabhyam.ts";
import { shesanyankenaCharamena } from "./calculators/shesanyankena-charamena.ts";
import { shunyamSamyasamuccaye } from "./calculators/shunyam-samyasamuccaye.ts";
import { vyavakalanam } from "./calculators/subtraction.ts";
import { vyashtisamashtih } from "./calculators/vyashtisamashtih.ts";
import { yavadunam } from "./calculators/yavadunam.ts";
import { notationText } from "./notation.ts";
import type { Calculation, Step } from "./working/working.ts";

// The proof reader does not check the words of a line; these sentences once claimed too much.

type Worked = Pick<Calculation<unknown, Step>, "statement" | "steps" | "remarks">;

const answerOf = ({ statement }: Worked) => notationText(statement).split(" → ")[1];
const wordsOf = ({ steps, remarks }: Worked) =>
  [
    ...steps.page(0, 100).map(({ description, calculation }) => `${description} ${calculation}`),
    ...remarks.map(({ text }) => text),
  ].join("\n");

describe("an equation", () => {
  test("that every x solves, but for those that make a denominator 0", () => {
    const ratio = shunyamSamyasamuccaye.answer({
      mode: "ratio",
      n1: ["2", "6"],
      d1: ["1", "3"],
      n2: ["0", "2"],
      d2: ["0", "1"],
    });
    expect(answerOf(ratio)).toBe("every x except −3");
    const opposite = shunyamSamyasamuccaye.answer({
      mode: "equal-numerators",
      m: "1",
      first: ["3", "-2"],
      second: ["-3", "2"],
    });
    expect(answerOf(opposite)).toBe("every x except 2/3");
  });

  test("names the root that a denominator takes away", () => {
    const working = shunyamSamyasamuccaye.answer({
      mode: "ratio",
      n1: ["1", "0"],
      d1: ["1", "-1"],
      n2: ["2", "0"],
      d2: ["1", "0"],
    });
    expect(working.result).toEqual([2n]);
    expect(wordsOf(working)).toContain("Values that make a denominator 0 are not roots: x ≠ 0");
  });

  test("with the same factors on both sides is not solved by 0 alone", () => {
    const working = shunyamSamyasamuccaye.answer({ a: "1", b: "2", c: "2", d: "1" });
    expect(answerOf(working)).toBe("every x");
    expect(wordsOf(working)).not.toContain("is zero");
  });

  test("whose differences are in one ratio without holding x says so", () => {
    const working = shunyamSamyasamuccaye.answer({
      mode: "ratio",
      n1: ["1", "1"],
      d1: ["1", "2"],
      n2: ["1", "3"],
      d2: ["1", "4"],
    });
    expect(wordsOf(working)).toContain(
      "What is in one ratio does not contain x on both sides, so multiply crosswise instead: −2 ≠ 0",
    );
    expect(wordsOf(working)).not.toContain("is not the same");
  });

  test("of fourth powers tells a double root, real roots as decimals, or that none is real", () => {
    const quartic = (a: string, b: string, c: string) =>
      vyashtisamashtih.answer({ mode: "quartic", a, b, c });
    expect(answerOf(quartic("1", "3", "2"))).toBe("x = −2, twice or x = −2 − i√6 or x = −2 + i√6");
    expect(quartic("1", "3", "2").result).toEqual([-2n, -2n, "-2 - i√6", "-2 + i√6"]);
    expect(wordsOf(quartic("1", "2", "1000"))).toContain("x ≈ −6.14993089424, 3.14993089424");
    expect(wordsOf(quartic("1", "2", "-5"))).toContain("so x is not real: no real root");
  });
});

describe("a polynomial", () => {
  test.each([
    [["1", "0", "2", "0", "1"], "x⁴ + 2x² + 1 = (x² + 1)²", ["-i", "i"]],
    [["1", "0", "-4", "0", "4"], "x⁴ − 4x² + 4 = (x² − 2)²", ["-√2", "√2"]],
    [["2", "0", "4", "0", "2"], "2x⁴ + 4x² + 2 = 2(x² + 1)²", ["-i", "i"]],
  ])("%j has a repeated factor without a rational root", (coefficients, text, roots) => {
    const working = chalanaKalanabhyam.answer({ coefficients });
    expect(notationText(working.statement)).toBe(text);
    expect(working.roots).toEqual(roots.map((root) => ({ root, times: 2 })));
  });

  test("of two equal simple equations has a root that counts twice", () => {
    const working = chalanaKalanabhyam.answer({ coefficients: ["1", "-4", "4"] });
    expect(working.result).toEqual([2n, 2n]);
    expect(wordsOf(working)).toContain(
      "The two simple equations are the same, so their root counts twice: x = 2, twice",
    );
  });
});

describe("a number", () => {
  test("is not said to be near a base that was chosen for it", () => {
    const chosen = yavadunam.answer({ n: "3", power: 2, base: "1000" });
    expect(wordsOf(chosen)).toContain("The base is the power of ten that was chosen: 10³ = 1000");
    expect(wordsOf(nikhilam.answer({ a: "4300", b: "97" }))).not.toContain("near both");
    expect(wordsOf(nikhilam.answer({ a: "97", b: "96" }))).toContain("near both numbers");
  });

  test("of one digit has no two parts", () => {
    const working = anurupyena.answer({ mode: "cube", n: "7" });
    expect(wordsOf(working)).toContain("its cube is known by heart: 7³ = 343");
    expect(wordsOf(working)).not.toContain("Four terms");
  });

  test("below 0 is written with a minus in a remark, too", () => {
    const working = anurupyena.answer({ a: "-1", b: "0.340", base: "5000" });
    expect(wordsOf(working)).toContain("−4965 ÷ 2");
  });
});

describe("a decimal", () => {
  test("of one repeating digit is told in the singular", () => {
    expect(wordsOf(ekadhikenaPurvena.answer({ mode: "recurring", p: "1", q: "9" }))).toContain(
      "this digit repeats",
    );
    expect(wordsOf(shesanyankenaCharamena.answer({ p: "1", q: "3" }))).toContain(
      "this decimal repeats",
    );
  });

  test.each([
    ["1", "19", "1/19 = 0.(052631578947368421)"],
    ["9", "39", "9/39 = 0.(230769)"],
  ])("of %s/%s has its period marked", (p, q, text) => {
    expect(wordsOf(ekadhikenaPurvena.answer({ mode: "recurring", p, q }))).toContain(text);
  });

  test("does not take the digit to multiply by for the end of every period", () => {
    const said = wordsOf(shesanyankenaCharamena.answer({ p: "5", q: "21" }));
    expect(said).toContain("the remainders are multiplied by it too: 21 × 9 = 189");
    expect(said).not.toContain("The last digit of the period");
  });
});

test("a sentence above a line does not give its answer away", () => {
  expect(wordsOf(shunyamSamyasamuccaye.answer({ a: "3", b: "4", c: "-2", d: "-6" }))).toContain(
    "The products are the same, so the sutra gives the value of x: x = 0",
  );
});

describe("a special case has words of its own", () => {
  test.each([
    [sankalanam, { nums: ["9", "-4", "-3"] }, "negative numbers together, without the minus sign"],
    [vyavakalanam, { nums: ["42", "7"] }, "Clear the bar in the units: take the digit from 10"],
    [dhvajanka, { dividend: "7", divisor: "3" }, "Digit 1 of the quotient: bring down and divide:"],
    [paravartyaYojayet, { dividend: "7", divisor: "1" }, "has no other digit to transpose: none"],
    [puranapuranabhyam, { a: "1", b: "2", c: "0" }, "The constant is 0, so nothing moves:"],
    [shesanyankenaCharamena, { p: "6", q: "3" }, "Nothing is left, so there are no decimals: 2"],
  ])("%#: %o", (calculator, input, said) => {
    expect(wordsOf((calculator.answer as (input: object) => Worked)(input))).toContain(said);
  });

  test("an equation that every x solves is not said to be solved in another way", () => {
    const [n, d] = [
      ["1", "2"],
      ["1", "3"],
    ] as const;
    const { outcome, remarks } = shunyamSamyasamuccaye.answer({
      mode: "ratio",
      n1: n,
      d1: d,
      n2: n,
      d2: d,
    });
    expect([outcome, remarks]).toEqual(["all", []]);
  });
});
