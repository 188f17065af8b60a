import type { Decimal } from "../exact/decimal.ts";
import { fractionText, type Rational } from "../exact/rational.ts";
import { withClaimsOf } from "./claims.ts";
import {
  type Blank,
  bars,
  digitText,
  type Notation,
  type NotationPart,
  notation,
} from "./notation.ts";

/** What is said of a blank besides its value. */
export type Asking = Partial<Blank>;

type Number = bigint | number | Rational | Decimal;

/** A number that its line finds. */
export const found = (value: Number, asking: Asking = {}): Notation =>
  marked(notation(value), { value: exactText(value), accepts: [], ...asking });

/** Digits that their line finds, with their leading zeros. */
export const foundDigits = (text: string, asking: Asking = {}): Notation =>
  marked([digitText(text)], { value: text, accepts: [], ...asking });

/** A bar digit that its line finds: −3, 3 with a bar, or "bar 3". */
export const foundBar = (digit: number): Notation =>
  marked([bars([digit])], {
    value: `${digit}`,
    accepts: digit < 0 ? [`${-digit}\u0304`, `bar ${-digit}`] : [],
  });

/** Asks for a number below 0 that is right without its minus, too. */
export const asSize = (value: bigint): Asking => (value < 0n ? { accepts: [`${-value}`] } : {});

/** A number that would give away what its line finds. */
export const hidden = (value: Number): Notation => marked(notation(value), "hidden");

function exactText(value: Number): string {
  if (typeof value === "object" && "numerator" in value) return fractionText(value);
  const [part] = notation(value);
  return (part as { readonly text: string }).text;
}

/** A number as it is written, which its line finds. */
export const asked = (line: Notation, blank: Blank): Notation => marked(line, blank);

const marked = (line: Notation, blank: Blank | "hidden"): Notation =>
  line.map((part) => (typeof part === "string" ? part : ({ ...part, blank } as NotationPart)));

/** The parts of a line with those inside powers, fractions and roots. */
function partsIn(line: Notation): Exclude<NotationPart, string>[] {
  return line.flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.kind === "power") return [part, ...partsIn(part.base)];
    if (part.kind === "root") return [part, ...partsIn(part.radicand)];
    if (part.kind === "fraction" && !part.blank) {
      return [part, ...partsIn(part.numerator), ...partsIn(part.denominator)];
    }
    return [part];
  });
}

/**
 * The numbers that a line finds, in order.
 *
 * @example
 * blanksOf(write`${2n} × ${3n} = ${found(6n)}`); // [{ value: "6", accepts: [] }]
 */
export const blanksOf = (line: Notation): Blank[] =>
  partsIn(line).flatMap((part) =>
    "blank" in part && typeof part.blank === "object" ? [part.blank] : [],
  );

function mapParts(line: Notation, change: (part: NotationPart) => NotationPart): Notation {
  const changed = line.map((part) => {
    if (typeof part === "string") return part;
    const changed = change(part);
    if (typeof changed === "string") return changed;
    if (changed.kind === "power") return { ...changed, base: mapParts(changed.base, change) };
    if (changed.kind === "root")
      return { ...changed, radicand: mapParts(changed.radicand, change) };
    return changed;
  });
  return withClaimsOf(changed, [line]);
}

/** The line as a plain statement, which asks for nothing. */
export const withoutBlanks = (line: Notation): Notation =>
  blanksOf(line).length === 0
    ? line
    : mapParts(line, (part) => {
        if (typeof part === "string" || !("blank" in part)) return part;
        const { blank: _, ...rest } = part;
        return rest as NotationPart;
      });

const ORDER = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/**
 * The line as it asks: several blanks have labels, and a longer number that a blank finds is hidden
 * where it stands again after it.
 */
export function asking(line: Notation): Notation {
  const blanks = blanksOf(line);
  if (blanks.length === 0) return line;
  let at = 0;
  const foundBefore = new Set<string>();
  return mapParts(line, (part) => {
    if (typeof part === "string") return part;
    if ("blank" in part && typeof part.blank === "object") {
      const { value, label = ORDER[at++] } = part.blank;
      if (/\d\d/.test(value)) foundBefore.add(value.replace("-", ""));
      return blanks.length === 1 || label === undefined
        ? part
        : ({ ...part, blank: { ...part.blank, label } } as NotationPart);
    }
    const isRepeated = part.kind === "number" && foundBefore.has(part.text.replace("-", ""));
    return isRepeated ? { ...part, blank: "hidden" } : part;
  });
}
