import { expect, test } from "vitest";
import { CALCULATOR_PATHS, DEFINITION_AT } from "#domain/ganita/calculator-path.ts";
import { CALCULATORS } from "#domain/ganita/calculators.ts";
import { notationText } from "#domain/ganita/notation.ts";
import type { Calculation, Value } from "#domain/ganita/working.ts";
import { SIGNATURES } from "./signatures.data.ts";

test.each(CALCULATOR_PATHS)(
  "the sum on the card of %s is what it answers to an example",
  (path) => {
    const calculator = CALCULATORS[path] as (input: unknown) => Calculation<Value>;
    const answers = DEFINITION_AT[path].modes[0]!.examples.map(({ input }) =>
      notationText(calculator(input).statement),
    );
    expect(answers).toContain(SIGNATURES[path]);
  },
);
