import { DomainError } from "../domain-error.ts";
import type { Definition } from "./definition.ts";

type Works = Readonly<Record<string, (input: never) => object>>;
type FirstMode<D extends Definition> = D["modes"][0]["mode"];
// What the function of a mode takes, and which mode it is.
type ModeInput<D extends Definition, W extends Works> = {
  [M in keyof W]: Parameters<W[M]>[0] &
    (M extends FirstMode<D> ? { readonly mode?: M } : { readonly mode: M });
}[keyof W];

/**
 * A calculator of several modes from the function of each; an input without a mode is of the first.
 *
 * @throws {DomainError} `bad_mode` when it is given a mode it does not have.
 */
export function byMode<const D extends Definition, W extends Works>(definition: D, works: W) {
  const [usual] = definition.modes;
  return (input: ModeInput<D, W>): ReturnType<W[keyof W]> => {
    const { mode = usual!.mode! } = input as { readonly mode?: string };
    const work = Object.hasOwn(works, mode) ? works[mode] : undefined;
    if (!work) throw unknownMode("mode", Object.keys(works));
    return work(input as never) as ReturnType<W[keyof W]>;
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
