import { expect, test } from "vitest";
import { rational } from "../exact/rational.ts";
import { bars, digitText, factor, joined, notationText, over, power, write } from "./notation.ts";

test("writes numbers, fractions and decimals into a line", () => {
  const line = write`${6n} × ${rational(-1n, 4n)} = ${rational(-3n, 2n)}`;
  expect(notationText(line)).toBe("6 × −1/4 = −3/2");
  expect(notationText(write`${{ coefficient: -125n, places: 1 }}`)).toBe("−12.5");
  expect(line).toEqual([
    { kind: "number", text: "6" },
    " × ",
    "−",
    over(1n, 4n),
    " = ",
    "−",
    over(3n, 2n),
  ]);
});

test.each([
  [factor(5n), "5"],
  [factor(-5n), "(−5)"],
  [factor(rational(1n, 2n)), "(1/2)"],
  [factor({ coefficient: 25n, places: 1 }), "2.5"],
  [write`${power("x", 2)} + ${power(-3n, 12)}`, "x² + (−3)¹²"],
  [write`${power(["x + 1"], 3)}`, "(x + 1)³"],
  [write`${power(rational(2n, 3n), 2)}`, "(2/3)²"],
  [[bars([5, -2, -3])], "5 2̄ 3̄"],
  [[over(["−3 − ", { kind: "root", radicand: write`41` }], 4n)], "(−3 − √41)/4"],
  [write`${{ kind: "root", degree: 3, radicand: write`${-8n}` }} = ${-2n}`, "∛(−8) = −2"],
  [[{ kind: "recurring", before: "-0.03", period: "571428" }], "−0.03(571428)"],
  [joined([digitText("06"), 7n, "x"], " | "), "06 | 7 | x"],
] as const)("%j reads %s", (line, text) => {
  expect(notationText(line)).toBe(text);
});
