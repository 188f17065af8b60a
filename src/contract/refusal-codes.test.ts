import { expect, test } from "vitest";
import type { ExactError } from "#domain/exact/exact-error.ts";
import type { GanitaError } from "#domain/ganita/ganita-error.ts";
import type { NumerationError } from "#domain/numeration/numeration-error.ts";
import { REFUSAL_CODES } from "./refusal-codes.data.ts";

type CodeOf<Refusal extends abstract new (...parts: never) => { readonly code: string }> =
  InstanceType<Refusal>["code"];

// Clients branch on these; a new code of the domain is a type error here.
const CODES: Readonly<
  Record<CodeOf<typeof ExactError | typeof GanitaError | typeof NumerationError>, true>
> = {
  bad_mode: true,
  bad_number: true,
  division_by_zero: true,
  empty: true,
  number_out_of_range: true,
  outside_domain: true,
  result_too_large: true,
  text_not_well_formed: true,
  text_too_long: true,
  too_long: true,
  zero_denominator: true,
  zero_divisor: true,
  zero_ratio: true,
};

test.each(Object.keys(CODES))("the contract explains the domain's code %s", (code) => {
  expect(REFUSAL_CODES).toHaveProperty(code);
});
