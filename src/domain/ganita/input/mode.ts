import { DomainError } from "../../domain-error.ts";
import type { Definition, InputIn, InputOf } from "../definition.ts";

type Works = Readonly<Record<string, (input: never) => object>>;
type WorksOf<D extends Definition> = {
  readonly [M in NonNullable<D["modes"][number]["mode"]>]: (input: InputIn<D, M>) => object;
};

/**
 * A calculator of several modes from the function of each; an input without a mode is of the first.
 *
 * @throws {DomainError} `bad_mode` when it is given a mode it does not have.
 */
export function byMode<const D extends Definition, W extends Works>(
  definition: D,
  works: W & WorksOf<D>,
): (input: InputOf<D>) => ReturnType<W[keyof W]>;
export function byMode(definition: Definition, works: Works) {
  const usual = definition.modes[0]!.mode!;
  return (input: { readonly mode?: string }) => {
    const { mode = usual } = input;
    const work = Object.hasOwn(works, mode) ? works[mode] : undefined;
    if (!work) throw unknownMode("mode", Object.keys(works));
    return work(input as never);
  };
}

/**
 * The error for a mode, equation type or power that a calculator does not have.
 *
 * @example
 * unknownMode("power", [2, 3]).message; // "power is one of 2, 3."
 */
export function unknownMode(name: string, known: readonly (string | number)[]): DomainError {
  return new DomainError("bad_mode", `${name} is one of ${known.join(", ")}.`);
}
