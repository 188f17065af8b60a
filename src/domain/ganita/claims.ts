import type { Notation } from "./notation.ts";

/** What a line claims about the numbers it writes, so that a test can check it without reading text. */
export type Claim =
  /** All sides are equal; with letters: whatever they are, or wherever the question holds. */
  | { readonly kind: "equal"; readonly sides: readonly Notation[] }
  /** Both sides differ; for a letter alone: this value makes a denominator of the question 0. */
  | { readonly kind: "different"; readonly left: Notation; readonly right: Notation }
  /** One of these holds wherever the question does. */
  | { readonly kind: "either"; readonly claims: readonly Claim[] }
  /** These hold where the letters have these values. */
  | {
      readonly kind: "at";
      readonly values: Readonly<Record<string, Notation>>;
      readonly claims: readonly Claim[];
    }
  /** A new letter stands for an expression. */
  | { readonly kind: "letter"; readonly letter: string; readonly value: Notation }
  /** Values of the letter at which the polynomial is 0, and how often each counts. */
  | {
      readonly kind: "roots";
      readonly polynomial: Notation;
      readonly letter: string;
      readonly roots: readonly { readonly value: Notation; readonly times: number }[];
    }
  /** Roots of a polynomial in x, to twelve digits. */
  | { readonly kind: "near"; readonly polynomial: Notation; readonly values: readonly Notation[] }
  /** The derivative of a polynomial in x. */
  | { readonly kind: "differential"; readonly of: Notation; readonly is: Notation }
  /** A number from 0 up, smaller than a limit. */
  | { readonly kind: "below"; readonly number: Notation; readonly limit: Notation }
  /** What is left of a whole number when every multiple of another is removed. */
  | {
      readonly kind: "left";
      readonly number: Notation;
      readonly by: bigint;
      readonly rest: Notation;
    }
  /** Whether one number divides another. */
  | {
      readonly kind: "divides";
      readonly divisor: Notation;
      readonly number: Notation;
      readonly isSo: boolean;
    }
  | { readonly kind: "digit root"; readonly number: Notation; readonly root: Notation }
  | { readonly kind: "digit count"; readonly number: Notation; readonly count: Notation }
  /** Parts of the same number; each except the first has this many places. */
  | {
      readonly kind: "places";
      readonly stages: readonly (readonly Notation[])[];
      readonly places: number;
    }
  /** Numbers as they were given, apart from their points and signs. */
  | { readonly kind: "given"; readonly numbers: readonly Notation[] }
  /** The answer, apart from its point and sign. */
  | { readonly kind: "answer"; readonly number: Notation };

// Only tests read claims, and keeping them costs more than the lines: nothing is kept before one asks.
let kept: WeakMap<Notation, () => readonly Claim[]> | null = null;

/** From now on, lines keep what they claim. */
export function keepClaims(): void {
  kept ??= new WeakMap();
}

/** What the line claims; nothing if it was made before `keepClaims`. */
export const claimsOf = (line: Notation): readonly Claim[] => kept?.get(line)?.() ?? [];

/** The line, which claims this and nothing else. */
export function claiming(line: Notation, claims: () => readonly Claim[]): Notation {
  if (kept === null) return line;
  const copy = [...line];
  kept.set(copy, claims);
  return copy;
}

/** The line, which claims this besides what it claims already. */
export const alsoClaiming = (line: Notation, claims: () => readonly Claim[]): Notation =>
  claiming(line, () => [...claimsOf(line), ...claims()]);

/** A new line made of others, which claims what they claim. */
export function withClaimsOf(line: Notation, made: readonly unknown[]): Notation {
  if (made.some((part) => kept?.has(part as Notation))) {
    kept?.set(line, () => (made as readonly Notation[]).flatMap(claimsOf));
  }
  return line;
}

/** The sides of a line that is one equation; of any other line, the line itself. */
export function sidesOf(line: Notation): readonly Notation[] {
  const claim = claimsOf(line)[0];
  return claim?.kind === "equal" ? claim.sides : [line];
}
