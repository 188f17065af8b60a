import fc, { type Arbitrary } from "fast-check";
import {
  CALCULATORS,
  type CalculatorPath,
  type Definition,
  type Form,
  formsOf,
  type Input,
  type Mode,
} from "./ganita.ts";
import type { NumberKind } from "./input/inputs.ts";

// Small numbers hit every special case often: 0, equal numbers, cancelling ones, fractions.
const whole = (most: number) => fc.integer({ min: -most, max: most }).map(String);
const decimal = fc
  .tuple(fc.constantFrom("", "-"), fc.nat(9_999), fc.constantFrom(0, 0, 0, 1, 2, 3))
  .map(([sign, digits, places]) =>
    places === 0
      ? `${sign}${digits}`
      : `${sign}${`${digits}`.padStart(places + 1, "0").replace(RegExp(`(.{${places}})$`), ".$1")}`,
  );
const long = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }).map(String);
const ofTens = (leads: readonly number[]) =>
  fc
    .tuple(fc.constantFrom(...leads), fc.integer({ min: 1, max: 4 }))
    .map(([lead, zeros]) => `${lead}${"0".repeat(zeros)}`);
const coefficient = fc.oneof(
  { weight: 4, arbitrary: whole(6) },
  { weight: 2, arbitrary: whole(30) },
  {
    weight: 1,
    arbitrary: fc.tuple(whole(9), fc.integer({ min: 1, max: 6 })).map(([p, q]) => `${p}/${q}`),
  },
);

const NUMBERS: Readonly<Record<NumberKind, Arbitrary<string>>> = {
  decimal: fc.oneof(
    { weight: 8, arbitrary: decimal },
    { weight: 4, arbitrary: whole(120) },
    { weight: 1, arbitrary: long },
  ),
  whole: fc.oneof(whole(99), whole(99_999)),
  coefficient,
  "power of ten": ofTens([1]),
  "working base": ofTens([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  "number ending in 5": fc
    .tuple(decimal, fc.constantFrom("", "", "00"))
    .map(([n, zeros]) => `${n}5${n.includes(".") ? "" : zeros}`),
  nines: fc.constantFrom("9", "99", "999", "-99", "9.9", "0.999", "99999"),
  "11 to 19": fc
    .tuple(fc.constantFrom("", "-"), fc.integer({ min: 11, max: 19 }))
    .map(([sign, n]) => `${sign}${n}`),
  "osculated divisor": fc
    .tuple(fc.constantFrom("", "-"), fc.nat(60), fc.constantFrom(1, 3, 7, 9))
    .map(([sign, tens, units]) => `${sign}${10 * tens + units}`),
  denominator: fc.oneof(
    whole(60),
    fc
      .tuple(fc.nat(12), fc.constantFrom(1, 3, 7, 9))
      .map(([tens, units]) => `${10 * tens + units}`),
  ),
  "decimals of a root": fc.nat(8).map(String),
};

const LISTS = {
  numbers: fc.array(NUMBERS.decimal, { minLength: 1, maxLength: 8 }),
  coefficients: fc.array(coefficient, { minLength: 1, maxLength: 6 }),
  factors: fc.array(fc.array(coefficient, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
  linear: fc.array(fc.tuple(coefficient, coefficient), { minLength: 2, maxLength: 4 }),
};

function entries(input: Input): Arbitrary<unknown> {
  if (!("kind" in input)) return fc.tuple(...input.map(entries));
  if (input.kind !== "number") return LISTS[input.isLinear ? "linear" : input.kind];
  return NUMBERS[input.of ?? (input.isLetter ? "coefficient" : "decimal")];
}

/** Inputs of any kind for a form, and as often such as suit the sutra, as on its worksheets. */
function inputsOf(mode: Mode, form: Form): Arbitrary<object> {
  const kinds = Object.entries(form.inputs);
  const anyInput = fc.record(
    Object.fromEntries(kinds.map(([name, input]) => [name, entries(input)])),
    { requiredKeys: kinds.flatMap(([name, input]) => ("isOptional" in input ? [] : name)) },
  );
  const { draws } = form;
  const suited = fc
    .tuple(
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true }), {
        size: "max",
        minLength: 40,
        maxLength: 40,
      }),
      fc.constantFrom(0, 1, 2),
    )
    .map(([shares, hard]) => {
      let at = 0;
      const draw = (low: number, high: number) =>
        low + Math.floor(shares[at++ % shares.length]! * (high - low + 1));
      return draws ? draws(draw, hard as 0 | 1 | 2) : {};
    });
  const named = { ...(mode.mode !== undefined && { mode: mode.mode }), ...form.fixed };
  return (draws ? fc.oneof(anyInput, suited) : anyInput).map((input) => ({ ...named, ...input }));
}

/** Random inputs of every form of every calculator, by the name of the case. */
export const INPUTS: Readonly<Record<string, readonly [CalculatorPath, Arbitrary<object>]>> =
  Object.fromEntries(
    (CALCULATORS as readonly Definition[]).flatMap(({ path, modes }) =>
      modes.flatMap((mode) =>
        formsOf(mode).map((form) => [
          [path, mode.label, form.label].filter(Boolean).join(": "),
          [path as CalculatorPath, inputsOf(mode, form)],
        ]),
      ),
    ),
  );
