import fc from "fast-check";
import { expect, test } from "vitest";
import { DomainError } from "../../domain-error.ts";
import { CALCULATOR_PATHS, type CalculatorPath } from "../calculator-path.ts";
import { CALCULATORS } from "../calculators.ts";
import { SUTRAS } from "../sutras.data.ts";
import type { Bindings } from "./expression.ts";
import { INPUTS } from "./inputs.fixture.ts";
import { type AnyCalculation, faultsOf, lineFault } from "./proof-reader.ts";
import { holdsText, isIdentity, type Relation, relationOf, split } from "./relation.ts";
import { Subject } from "./subject.ts";
import { fraction, plus } from "./surd.ts";
import { type Token, tokensOf } from "./tokens.ts";

const INPUTS_OF_EACH_MODE = 2_000;

// Each takes about a second on an idle machine.
const PATIENCE = 120_000;

/** The calculation for an input; null if the calculator refuses it. */
function calculate(path: CalculatorPath, input: unknown): AnyCalculation | null {
  try {
    return (CALCULATORS[path] as (input: unknown) => AnyCalculation)(input);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Every untrue line of a working, with the input. */
function untrueLines(path: CalculatorPath, input: unknown, calculation: AnyCalculation): string[] {
  return faultsOf(calculation, input).map(
    ({ description, line, why }) =>
      `${path} ${JSON.stringify(input)}\n  ${description} ${line}\n  ${why}`,
  );
}

// The inputs are the same every time; refused ones are replaced until there are enough.
test.each(Object.entries(INPUTS))(
  "every line is true: %s",
  (_, [path, inputs]) => {
    const untrue: string[] = [];
    let read = 0;
    for (let seed = 1; read < INPUTS_OF_EACH_MODE && untrue.length < 20; seed++) {
      for (const input of fc.sample(inputs, { seed, numRuns: INPUTS_OF_EACH_MODE - read })) {
        const calculation = calculate(path, input);
        if (!calculation) continue;
        read++;
        untrue.push(...untrueLines(path, input, calculation));
      }
    }
    expect(untrue).toEqual([]);
  },
  PATIENCE,
);

test.each(CALCULATOR_PATHS)("every line of the examples is true: %s", (path) => {
  const { worked, modes } = SUTRAS[path];
  const inputs: object[] = [worked, ...modes.flatMap(({ examples }) => examples)].map(
    ({ input }) => input,
  );
  expect(inputs.flatMap((input) => untrueLines(path, input, calculate(path, input)!))).toEqual([]);
});

// The equations in the text of an example on a calculator's page.
function equationsIn(text: string): Token[][] {
  const tokens = text.split(/[:;,.](?:\s|$)/).map(tokensOf);
  return tokens
    .flatMap((sentence) => {
      const words = sentence.flatMap((token) => (token.kind === "word" ? [token.text] : []));
      return split(sentence, ...words);
    })
    .filter((piece) => holdsText(piece, "=", "≠"));
}

test.each(CALCULATOR_PATHS)("every equation of the example told is true: %s", (path) => {
  const { input, lines } = SUTRAS[path].worked;
  const { statement, outcome } = calculate(path, input)!;
  const subject = new Subject(tokensOf(statement), [], outcome, []);
  const untrue = lines.flatMap((text) =>
    equationsIn(text).flatMap((tokens) => lineFault(tokens, "", subject) ?? []),
  );
  expect(untrue).toEqual([]);
});

// Their formulas hold only under a condition, or relate a function to its differential.
const NO_IDENTITIES: readonly CalculatorPath[] = [
  "paravartya-yojayet",
  "sankalana-vyavakalanabhyam",
  "shesanyankena-charamena",
  "sopantyadvayamantyam",
  "gunakasamuccayah",
  "gunakanupatih",
];

test.each(CALCULATOR_PATHS.filter((path) => !NO_IDENTITIES.includes(path)))(
  "the formula holds for whatever its letters stand for: %s",
  (path) => {
    // Adjacent letters are factors.
    const tokens = tokensOf(SUTRAS[path].formula).flatMap((token) =>
      token.kind === "word"
        ? Array.from(token.text, (text): Token => ({ kind: "letter", text }))
        : [token],
    );
    const [formula] = split(tokens, ",").map(relationOf) as [Relation];
    const valuesFrom = ({ x }: Bindings): Bindings =>
      Object.fromEntries(
        [...formula.letters].map((letter) => [
          letter,
          plus(x!, fraction(BigInt(letter.codePointAt(0)! ** 2))),
        ]),
      );
    expect(isIdentity(formula, valuesFrom)).toBe(true);
  },
);

test("every mode of every calculator is tried", () => {
  const tried = new Set(
    Object.values(INPUTS).map(([path, inputs]) => {
      const [{ mode }] = fc.sample(inputs, { seed: 1, numRuns: 1 }) as [{ mode?: string }];
      return `${path} ${mode ?? SUTRAS[path].modes[0]!.mode}`;
    }),
  );
  const modes = CALCULATOR_PATHS.flatMap((path) =>
    SUTRAS[path].modes.map(({ mode }) => `${path} ${mode}`),
  );
  expect(modes.filter((mode) => !tried.has(mode))).toEqual([]);
});
