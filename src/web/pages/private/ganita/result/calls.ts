import type { Api } from "#contract/api.ts";
import type { RequestOf, ResponseOf } from "#contract/endpoint.ts";
import { ganitaKey, queryOf } from "#contract/ganita-call.ts";
import { CALCULATOR_AT, type CalculatorPath } from "#domain/ganita/ganita.ts";
import type { Input } from "../form/entries.ts";

/** One of the calculators' calls. */
type GanitaKey = Extract<keyof Api, `POST /ganita/${string}`>;
export type GanitaAnswer = ResponseOf<Api[GanitaKey]>;

/** The call of a calculator. */
export function keyOf(path: CalculatorPath): GanitaKey {
  return ganitaKey(CALCULATOR_AT[path]) as GanitaKey;
}

/** The request for an input; `stepsOffset` is the number of steps to skip. */
export function requestOf(
  path: CalculatorPath,
  input: Input,
  stepsOffset: number,
): RequestOf<Api[GanitaKey]> {
  const page = stepsOffset > 0 ? { steps_offset: stepsOffset } : {};
  const request =
    CALCULATOR_AT[path].place === "query"
      ? { query: { ...queryOf(input), ...page } }
      : { query: page, body: input };
  // The forms make sure that every input is the calculator's own.
  return request as RequestOf<Api[GanitaKey]>;
}
