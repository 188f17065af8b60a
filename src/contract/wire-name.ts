// Names that end in a mathematical symbol keep its letter.
const SYMBOLS = {
  sumN: "sum_N",
  sumD: "sum_D",
  inY: "in_Y",
  commonWithD1: "common_with_D1",
  diff1: "diff_1",
  diff2: "diff_2",
} as const;

type Tail<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Tail<Rest>}`
  : "";

/** A name of the domain as the API writes it. */
export type WireName<Name extends string> = Name extends keyof typeof SYMBOLS
  ? (typeof SYMBOLS)[Name]
  : Name extends `${infer First}${infer Rest}`
    ? `${First}${Tail<Rest>}`
    : never;

// The domain has some hundred names, and every line of a working is full of them.
const remembered = new Map<string, string>(Object.entries(SYMBOLS));

/** The names written so far. They come only from the domain, never from input. */
export const writtenNames = (): readonly string[] => [...remembered.keys()];

/** A name of the domain as the API writes it: `devA` is `dev_a`; a leading symbol stays. */
export function wireName(name: string): string {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const written = name.replace(/(?<=.)[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  remembered.set(name, written);
  return written;
}
