import { wholeNumberOnWire } from "#contract/whole-number.ts";
import type { Exact } from "#domain/ganita/ganita.ts";

/** An exact number under its name, next to its exact text. */
export const exactOnWire = <Name extends string>(name: Name, value: Exact) =>
  ({
    [name]: typeof value === "bigint" ? wholeNumberOnWire(value) : value,
    [`${name}_text`]: `${value}`,
  }) as Record<Name, number | string> & Record<`${Name}_text`, string>;
