import { describe, expect, test } from "vitest";
import { type Notation, notationText, over, power, write } from "../../notation.ts";
import { line } from "../../working/line.ts";
import { check, judged, type Outcome, worked } from "../../working/working.ts";
import { faultsOf } from "./proof-reader.ts";

interface Said {
  readonly description?: string;
  readonly statement?: Notation;
  readonly outcome?: Outcome;
  readonly result?: readonly bigint[] | null;
}

// The faults the reader finds in a working of one line.
function faultsIn(notation: Notation, said: Said = {}): string[] {
  const { description = "Line:", outcome = "solved", result = null } = said;
  const calculation = worked({
    outcome,
    result,
    statement: judged(said.statement ?? write`97 × 96 = 9312`),
    lines: [line("line", description, notation)],
    check: check("by looking", "", write`1 = 1`, true),
  });
  const faults = faultsOf(calculation, { a: "97", b: "96" });
  return faults.map(({ line: untrue }) => untrue);
}

const QUADRATIC: Said = { statement: write`x² − 4x + 4 = 0 → x = 2, twice`, result: [2n, 2n] };

describe("of plain equations", () => {
  test.each([
    ["1 + 2 × 3 = 7"],
    ["(1 + 2) × 3 = 9"],
    ["−2² = −4"],
    ["1/2 + 1/3 = 5/6"],
    ["1/3 = 0.(3)"],
    ["1 ÷ 19 = 0.(052631578947368421)"],
    ["1 ÷ 7 = 0.(1428…)"],
    ["√(193/16) × √(193/16) = 193/16"],
    ["√8 = 2√2"],
    ["∛(−27/8) = −3/2"],
    ["(1 + i√2)² = −1 + 2i√2"],
    ["29 = 3 1\u0304"],
    ["12 = 1 | 2"],
    ["94 | 12 | −8 → 94 | 11 | 92 → 941192"],
    ["94 | 12 | −8 → 94 | 12 − 1 | 100 − 8 → 94 | 11 | 92"],
    ["2 ≠ 3"],
  ])("takes %s as true", (text) => {
    expect(faultsIn([text])).toEqual([]);
  });

  test.each([
    ["1 + 2 × 3 = 9"],
    ["1 ÷ 19 = 0.052631578947368421"],
    ["1 ÷ 7 = 0.(1429…)"],
    ["√193/16 × √193/16 = 193/16"],
    ["∛27 = 4"],
    ["0 = 2"],
    ["3 ≠ 3"],
    ["19 = 3 1\u0304"],
    ["94 | 12 | −8 → 94 | 12 | 92"],
    ["94 | 12 | −8 → 94 | 12 − 1 | 10 − 8 → 94 | 11 | 92"],
    ["5 → 6"],
    ["2 + = 3"],
    ["2 2 = 4"],
    ["what is this"],
    ["9311"],
  ])("finds %s untrue or unreadable", (text) => {
    expect(faultsIn([text])).toEqual([text]);
  });

  test("reads the text by itself: a slash takes no more than the root beside it", () => {
    const root = { kind: "root", radicand: [over(1n, 4n)] } as const;
    expect(notationText([root])).toBe("√(1/4)");
    expect(faultsIn(write`${root} = ${over(1n, 2n)}`)).toEqual([]);
  });
});

describe("of letters", () => {
  test.each([
    ["(x + 1)² = x² + 2x + 1", "at every value"],
    ["x² = 4x − 4", "at the root"],
    ["x = 2, twice", "as a root"],
    ["y = x + 1; y = 3", "by its name"],
    ["x² − 4x + 4 = 0 at x = 2", "where it is said"],
    ["x = 5: x + 1 = 6", "for a value that is put in"],
    ["2x − 4 = ±√0", "with both signs"],
    ["D₁ = 2x − 4, D₂ = 2", "as differentials"],
  ])("takes %s as true %s", (text) => {
    expect(faultsIn([text], QUADRATIC)).toEqual([]);
  });

  test.each([
    ["(x + 1)² = x² + 2x + 2"],
    ["x = 3"],
    ["x = 2, 3 times"],
    ["x² − 4x + 4 = 0 at x = 3"],
    ["x ≠ 2"],
    ["D₁ = 2x − 5"],
  ])("finds %s untrue", (text) => {
    expect(faultsIn([text], QUADRATIC)).toEqual([text]);
  });

  test.each<[string, Outcome, (bigint[] | null)?]>([
    ["x² − 4x + 4 = 0 → x = 2", "solved", [2n]],
    ["x² − 4x + 4 = 0 → x = 2, twice", "solved", [2n]],
    ["x² − 5x + 6 = 0 → x = 2, twice", "solved", [2n, 2n]],
    ["x² − 5x + 6 = 0 → x = 4", "solved", [4n]],
    ["(2x + 6)/(x + 3) = 3 → every x except −3", "all"],
    ["(2x + 6)/(x + 3) = 2 → every x except −2", "all"],
    ["x + 1 = x + 1 → no solution", "none"],
    ["x + y = 2; x − y = 0 → infinitely many solutions", "infinite"],
    ["7 ÷ 2 = 3, remainder 2", "solved"],
    ["Does 19 divide 4370? no", "solved"],
    ["Does 19 divide 4371? yes", "solved"],
  ])("finds the answer in %s wrong", (text, outcome, result = null) => {
    expect(faultsIn(["1 = 1"], { statement: [text], outcome, result })).toEqual([text]);
  });

  test("a condition of an equation without an exact root is the equation itself, multiplied", () => {
    const statement = write`x³ − 2 = 0 → ${power("y", 3)} − 2 = 0 with y = x`;
    expect(faultsIn(write`2x³ = 4`, { statement, outcome: "completed" })).toEqual([]);
    expect(faultsIn(write`2x³ = 5`, { statement, outcome: "completed" })).toEqual(["2x³ = 5"]);
    expect(faultsIn(["x ≈ 1.25992104989"], { statement, outcome: "completed" })).toEqual([]);
    const rough = ["x ≈ 1.26"];
    expect(faultsIn(rough, { statement, outcome: "completed" })).toEqual(rough);
  });
});

describe("of forms", () => {
  test.each([
    ["Check by digit roots:", "97 → 7, 96 → 6; 7 × 6 = 42 → 6; 9312 → 6", "97 → 7; 9312 → 6"],
    [
      "What elevens leave:",
      "56808: 8 − 0 + 8 − 6 + 5 = 15 → 4",
      "56808: 8 − 0 + 8 − 6 + 5 = 15 → 6",
    ],
    ["What elevens leave:", "2 × 5 = 10 → 10", "4 × 5 = 20 → 2"],
    [
      "Units:",
      "4 + 3 = 7, 7 + 4 = 11 → dot, keep 1. Write 1; 1 dot goes to the tens.",
      "4 + 3 = 7, 7 + 4 = 11 → dot, keep 1. Write 7.",
    ],
    [
      "Units, crosswise:",
      "2 × 3 = 6, with 5 carried 11; write 1, carry 1.",
      "2 × 3 = 6, with 5 carried 12; write 2, carry 1.",
    ],
    [
      "Tens, crosswise:",
      "2 × (−3) = −6, with 3 carried −3; −3 = (−1) × 10 + 7; write 7, carry −1.",
      "2 × (−3) = −6, with 3 carried −3; write 7, carry −1.",
    ],
    ["Column:", "81 → 1, carry 8", "81 → 8, carry 1"],
    ["And the last digit of its product:", "3 × 7 = 21 → 1", "3 × 7 = 21 → 2"],
    ["Put back the point, 2 places from the right:", "9312 → 93.12", "9312 → 931.2"],
    ["It falls short by:", "97: 9 − 9 = 0, 10 − 7 = 3 → −3", "97: 9 − 9 = 0, 9 − 7 = 2 → −2"],
    ["Quotient column 1:", "2 × (1  −3) → 2  −6", "2 × (1  −3) → 2  6"],
    ["Count the digits:", "456 has 3 digits; 3 nines", "456 has 4 digits; 3 nines"],
    ["Digit 2 of the root:", "10 × 1 + 0 = 10; 10 = 2 × 5 + 0", "10 × 1 + 0 = 10; 10 = 2 × 4 + 2"],
    [
      "Digit 2 of the root; a larger one would leave too little for the products to come:",
      "10 × 1 + 0 = 10; 10 = 2 × 4 + 2",
      "10 × 1 + 0 = 10; 10 = 2 × 5 + 0",
    ],
    ["Divide:", "quotient 3, remainder 1: 7 = 2 × 3 + 1", "quotient 3, remainder 2: 7 = 2 × 3 + 1"],
    ["Write the numbers one under the other:", "97, 96", "97, 95"],
  ])("%s takes one and finds the other untrue", (description, right, wrong) => {
    expect(faultsIn([right], { description })).toEqual([]);
    expect(faultsIn([wrong], { description })).toEqual([wrong]);
  });

  test("numbers become the same numbers in bar digits", () => {
    const line = "2 × 1 = 2; write 2.";
    const said = (form: string) => ({
      description: `From the right, a digit over 5 becomes what it lacks of 10: ${form}. Units, vertical:`,
    });
    expect(faultsIn([line], said("29 = 3 1\u0304"))).toEqual([]);
    expect(faultsIn([line], said("19 = 3 1\u0304"))).toEqual([line]);
  });

  test("a hyphen is no minus", () => {
    expect(faultsIn(["1 = 1"], { description: "Take -7 ÷ 2:" })).toEqual(["Take -7 ÷ 2:"]);
  });
});
