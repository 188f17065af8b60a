import fc from "fast-check";
import { expect, test } from "vitest";
import { unlessRefused } from "../../domain-error.ts";
import { rational } from "../../exact/rational.ts";
import { rootsNotation } from "../algebra/counted-roots.ts";
import { asQuadraticNumber } from "../algebra/quadratic-number.ts";
import { type Claim, claimsOf } from "../claims.ts";
import { CALCULATOR_AT, CALCULATOR_PATHS, type CalculatorPath, examplesOf } from "../ganita.ts";
import { INPUTS } from "../inputs.fixture.ts";
import { comparison, type Notation, notationText, over, write } from "../notation.ts";
import { polynomialNotation } from "../polynomial-notation.ts";
import { line } from "../working/line.ts";
import { nearRoots, newLetter, posed, zero } from "../working/parts.ts";
import { answered, check, type Outcome, worked } from "../working/working.ts";
import { CHECKS } from "./checks.ts";
import { drawnValue, Unreadable } from "./drawn-value.ts";
import { type AnyCalculation, faultsOf, isFound, linesOf, questionOf } from "./proof-reader.ts";
import type { Question } from "./question.ts";
import { fraction, same } from "./surd.ts";

const INPUTS_OF_EACH_MODE = 2_000;

const calculate = (path: CalculatorPath, input: unknown) =>
  unlessRefused(() => CALCULATOR_AT[path].answer(input) as AnyCalculation);

// The inputs are the same every time; refused ones are replaced until there are enough.
test.each(Object.entries(INPUTS))("every line is true: %s", (_, [path, inputs]) => {
  const untrue: string[] = [];
  let read = 0;
  for (let seed = 1; read < INPUTS_OF_EACH_MODE && untrue.length < 20; seed++) {
    for (const input of fc.sample(inputs, { seed, numRuns: INPUTS_OF_EACH_MODE - read })) {
      const calculation = calculate(path, input);
      if (!calculation) continue;
      read++;
      const faults = faultsOf(calculation, input);
      untrue.push(...faults.map((fault) => `${JSON.stringify(input)} ${fault}`));
    }
  }
  expect(untrue).toEqual([]);
});

test("every mode of every calculator is tried", () => {
  const tried = Object.values(INPUTS).map(([path, inputs]) => {
    const [{ mode }] = fc.sample(inputs, { seed: 1, numRuns: 1 }) as [{ mode?: string }];
    return `${path} ${mode ?? CALCULATOR_AT[path].modes[0]!.mode}`;
  });
  for (const path of CALCULATOR_PATHS) {
    for (const { mode } of CALCULATOR_AT[path].modes) expect(tried).toContain(`${path} ${mode}`);
  }
});

/** The same with the figures that are drawn changed, each by its index. */
function withFigures<Drawn>(
  drawn: Drawn,
  change: (figure: string, index: number) => string,
): Drawn {
  let index = 0;
  const changed = (value: unknown, key = ""): unknown => {
    if (key === "blank") return undefined;
    if (typeof value === "string")
      return value.replace(/\d+/g, (figure) => change(figure, index++));
    if (typeof value === "number" && key === "digits") {
      return Math.sign(value) * Number(change(`${Math.abs(value)}`, index++));
    }
    if (Array.isArray(value)) return value.map((each) => changed(each, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, changed(each, name)]),
    );
  };
  return changed(drawn) as Drawn;
}

function figuresIn(drawn: unknown): string[] {
  const figures: string[] = [];
  withFigures(drawn, (figure) => `${figures.push(figure)}`);
  return figures;
}

/** Some workings of each mode. */
const workings = Object.values(INPUTS).flatMap(([path, inputs]) =>
  [
    ...fc.sample(inputs, { seed: 5, numRuns: 12 }),
    ...examplesOf(CALCULATOR_AT[path]).map(({ input }) => input),
  ].flatMap((input) => {
    const calculation = calculate(path, input);
    return calculation ? { path, input, calculation, lines: linesOf(calculation) } : [];
  }),
);
const everyLine = workings.flatMap(({ lines }) => lines);

test("every figure of a line that says something is part of what it says", () => {
  const unclaimed = everyLine.flatMap(({ drawn }) => {
    const claims = claimsOf(drawn);
    const held = new Set(figuresIn(claims));
    const isHeld = figuresIn(drawn).every((figure) => held.has(figure));
    return isHeld || claims.length === 0 ? [] : notationText(drawn);
  });
  expect(unclaimed.filter((text) => !/makes? a denominator 0$/.test(text))).toEqual([]);
});

const claims = workings.flatMap(({ calculation, input, lines }) => {
  const question = questionOf(calculation, input);
  return lines.flatMap(({ drawn }) => claimsOf(drawn).map((claim) => ({ claim, question })));
});

// Larger by one, or where that is still true, far too large or too small.
const WRONG: readonly ((figure: string) => string)[] = [
  (figure) => `${BigInt(figure) + 1n}`.padStart(figure.length, "0"),
  (figure) => `9${figure}`,
  (figure) => "0".repeat(figure.length),
];
const isPlantedFound = (claim: Claim, at: number, question: Question) =>
  WRONG.some((wrong) => {
    const planted = withFigures(claim, (figure, index) => (index === at ? wrong(figure) : figure));
    return !isFound(planted, question);
  });

// Two sides that differ still do with another figure, and no derivative sees a constant.
test.each(Object.keys(CHECKS))("a wrong figure planted in a line is found: %s", (kind) => {
  const planted = claims
    .filter(({ claim }) => claim.kind === kind)
    .flatMap(({ claim, question }) =>
      figuresIn(claim).map((_, at) => isPlantedFound(claim, at, question)),
    );
  const least = kind === "different" ? 0.2 : kind === "differential" ? 0.75 : 0.9;
  expect(planted.filter(Boolean).length / planted.length).toBeGreaterThanOrEqual(least);
});

test("a wrong figure is found in a column worked crosswise, which is text", () => {
  const input = { a: "98", b: "87" };
  const calculation = calculate("urdhva-tiryagbhyam", input)!;
  for (const step of calculation.steps.page(0, calculation.steps.total)) {
    const text = step.calculation!;
    for (const at of figuresIn(text).keys()) {
      const planted = withFigures(
        text,
        (figure, index) => `${Number(figure) + (index === at ? 1 : 0)}`,
      );
      const steps = { total: 1, page: () => [{ ...step, calculation: planted }] };
      expect(faultsOf({ ...calculation, steps }, input), planted).not.toEqual([]);
    }
  }
});

test("a text says the same as what is drawn", () => {
  const sides = claims.flatMap(({ claim }) => (claim.kind === "equal" ? claim.sides : []));
  const values = { x: fraction(23n, 7n), y: fraction(-5n), Y: fraction(11n), "±": fraction(1n) };
  const different = sides.filter((side) => {
    const text = notationText(side);
    return (
      !/numbers|…|the period|\u0304/.test(text) &&
      side.every((part) => typeof part === "string" || part.kind !== "bars") &&
      !same(drawnValue(side, values), drawnValue(text, values))
    );
  });
  expect(different.map((side) => notationText(side))).toEqual([]);
});

const ONE_TOKEN =
  /^\s*(\d+(\.\d+)?|\p{L}[₀-₉⁰¹²³⁴-⁹]*|\p{L}{2,}|\p{L}+(\s+\p{L}{2,})+|[^\p{L}\d\s])?\s*$/u;

const stringsIn = (drawn: readonly unknown[]): string[] =>
  drawn.flatMap((part) =>
    typeof part === "string"
      ? part
      : Object.values(part as object).flatMap((inner) =>
          Array.isArray(inner) ? stringsIn(inner) : [],
        ),
  );

test("every string of a line is one token", () => {
  const strings = everyLine.flatMap(({ drawn }) => stringsIn(drawn));
  expect(strings.filter((text) => !ONE_TOKEN.test(text))).toEqual([]);
});

test.each([
  ["1 + 2 × 3", 7n],
  ["(1 + 2) × 3", 9n],
  ["−2²", -4n],
  ["(1/2 + 1/3) × 6", 5n],
  ["0.(3) × 3", 1n],
  ["√(193/16) × √(193/16) × 16", 193n],
  ["√8 ÷ √2", 2n],
  ["(1 + i√2)² − 2i√2", -1n],
])("%s is %s", (text, value) => {
  expect(same(drawnValue(text), fraction(value))).toBe(true);
});

test.each(["2 +", "2 2", "(3", "what", ""])("“%s” cannot be read", (text) => {
  expect(() => drawnValue(text)).toThrow(Unreadable);
});

const polynomial = (...coefficients: number[]) =>
  coefficients.map((value) => rational(BigInt(value)));
const rootsOf = (p: ReturnType<typeof polynomial>, ...roots: number[]) =>
  rootsNotation(p, polynomial(...roots).map(asQuadraticNumber));

const faultsIn = (outcome: Outcome, question: Notation, answer: Notation, said = write`1`) =>
  faultsOf(
    worked({
      outcome,
      result: null,
      statement: answered(question, "→", answer),
      lines: [line("said", "Said:", said)],
      check: check("by looking", "", write`1`, true),
    }) as AnyCalculation,
    {},
  );

const [DOUBLE, TWO] = [polynomial(1, -4, 4), polynomial(1, -5, 6)];

test.each<[string, Outcome, Notation, Notation]>([
  ["a root counts once", "solved", zero(polynomialNotation(DOUBLE)), rootsOf(DOUBLE, 2)],
  ["a root counts twice", "solved", zero(polynomialNotation(TWO)), rootsOf(TWO, 2, 2)],
  ["a number is a root", "solved", zero(polynomialNotation(TWO)), rootsOf(TWO, 4)],
  ["every x", "all", posed(over("2x + 6", "x + 3"), "3"), write`every x`],
  ["no solution", "none", posed("x + 1", "x + 1"), write`no solution`],
  ["a pole", "all", posed(over("2x + 6", "x + 3"), "2"), comparison("x", "−2", false)],
  [
    "infinitely many",
    "infinite",
    write`${posed("x + y", "2")}; ${posed("x − y", "0")}`,
    write`infinitely many solutions`,
  ],
])("an answer is found wrong: %s", (_, outcome, question, answer) => {
  expect(faultsIn(outcome, question, answer)).not.toEqual([]);
});

test.each([
  [posed("2x³", "4"), posed("2x³", "5")],
  [
    nearRoots(polynomial(1, 0, 0, -2), ["1.25992104989"]),
    nearRoots(polynomial(1, 0, 0, -2), ["1.26"]),
  ],
])("a line follows from an equation without an exact root", (right, wrong) => {
  const question = zero("x³ − 2");
  const end = write`${zero("y³ − 2")} with ${newLetter("y", "x")}`;
  expect(faultsIn("completed", question, end, right)).toEqual([]);
  expect(faultsIn("completed", question, end, wrong)).not.toEqual([]);
});

test("a sign without a claim and a hyphen for a minus are found", () => {
  const unclaimed = faultsIn("solved", zero(polynomialNotation(TWO)), rootsOf(TWO, 2, 3), [
    "x = 2",
  ]);
  expect(unclaimed.filter((fault) => /nothing is claimed/.test(fault))).toHaveLength(1);
  const { path, input, calculation } = workings[0]!;
  expect(faultsOf(calculation, input)).toEqual([]);
  const remarks = [{ text: "Take -7 ÷ 2.", suggest: [path] }];
  expect(faultsOf({ ...calculation, remarks }, input)).toHaveLength(1);
});
