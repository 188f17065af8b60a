import type { Arbitrary } from "fast-check";
import { CALCULATOR_PATHS, type CalculatorPath } from "../../calculator-path.ts";
import type { Inputs } from "./arbitraries.fixture.ts";

const inputsOf = async (path: CalculatorPath) => {
  const { inputs } = (await import(`../../calculators/${path}/inputs.fixture.ts`)) as {
    inputs: Inputs;
  };
  return Object.entries(inputs).map(([name, each]) => [name, [path, each]] as const);
};

/** Inputs of every mode of every calculator, by name of the case, from the file in its folder. */
export const INPUTS: Readonly<Record<string, readonly [CalculatorPath, Arbitrary<object>]>> =
  Object.fromEntries((await Promise.all(CALCULATOR_PATHS.map(inputsOf))).flat());
