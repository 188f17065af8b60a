import { type Decimal, decimalText } from "../../exact/decimal.ts";
import type { Rational } from "../../exact/rational.ts";

/** A line of mathematics, from left to right, to be drawn or written as text. */
export type Notation = readonly NotationPart[];

/**
 * One part of a line. In a plain string single letters are variables, longer words are words, digits
 * are numbers and the rest are signs. Anything with its own layout is an object with a `kind`.
 */
export type NotationPart =
  | string
  /** Digits read as one number: a hyphen for minus, and possibly a point or leading zeros. */
  | { readonly kind: "number"; readonly text: string }
  /** Digits −9 to 9, one per place; a negative one is drawn with a bar over it. */
  | { readonly kind: "bars"; readonly digits: readonly number[] }
  | { readonly kind: "fraction"; readonly numerator: Notation; readonly denominator: Notation }
  | { readonly kind: "power"; readonly base: Notation; readonly exponent: number }
  /** A square root, or a cube root where its `degree` says so. */
  | { readonly kind: "root"; readonly degree?: 3 | undefined; readonly radicand: Notation }
  /** A decimal whose `period` repeats for ever; `before` ends with the point or a later digit. */
  | { readonly kind: "recurring"; readonly before: string; readonly period: string };

/** What can stand in a line. */
export type Writable = NotationPart | Notation | bigint | number | Rational | Decimal;

/**
 * Template tag for a line of mathematics; it accepts numbers, fractions and parts.
 *
 * @example
 * notationText(write`${6n} × ${rational(-1n, 4n)} = ${rational(-3n, 2n)}`); // "6 × −1/4 = −3/2"
 */
export function write(texts: TemplateStringsArray, ...values: readonly Writable[]): Notation {
  const parts: NotationPart[] = [];
  for (const [index, text] of texts.entries()) {
    if (text !== "") parts.push(text);
    if (index < values.length) parts.push(...notation(values[index]!));
  }
  return parts;
}

/** Joins several lines into one, with a text between them. */
export function joined(items: readonly Writable[], separator: string): Notation {
  const parts: NotationPart[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0) parts.push(separator);
    parts.push(...notation(item));
  }
  return parts;
}

/** Digits exactly as written, including leading zeros. */
export function digitText(text: string): NotationPart {
  return { kind: "number", text };
}

/** A number as digits −9 to 9, the highest place first. */
export function bars(digits: readonly number[]): NotationPart {
  return { kind: "bars", digits };
}

/** A power; a base of several parts is put in brackets. */
export function power(base: Writable, exponent: number): NotationPart {
  const inside = notation(base);
  return { kind: "power", base: isSimple(inside) ? inside : ["(", ...inside, ")"], exponent };
}

/** A fraction as written, not reduced. */
export function over(numerator: Writable, denominator: Writable): NotationPart {
  return {
    kind: "fraction",
    numerator: notation(numerator),
    denominator: notation(denominator),
  };
}

/** Two sides, with the sign that tells whether they are the same. */
export const comparison = (left: Writable, right: Writable, areEqual: boolean): Notation =>
  write`${left} ${areEqual ? "=" : "≠"} ${right}`;

/** The number, in brackets if it would be misread after an operator. */
export function factor(value: bigint | number | Rational | Decimal): Notation {
  const inside = notation(value);
  return isSimple(inside) && inside[0] !== "−" ? inside : ["(", ...inside, ")"];
}

/**
 * The same line in as few parts as it can be sent: what needs no layout of its own is one text.
 *
 * @example
 * inFewParts(write`${3n} + ${4n} = ${7n}`); // ["3 + 4 = 7"]
 */
export function inFewParts(line: Notation): Notation {
  const parts: NotationPart[] = [];
  for (const part of line) {
    const isPlain = typeof part === "string" || part.kind === "number";
    const before = parts.at(-1);
    if (!isPlain) parts.push(part);
    else if (typeof before !== "string") parts.push(partText(part));
    else parts[parts.length - 1] = before + partText(part);
  }
  return parts;
}

/** The whole line as text for people: a true minus, raised exponents, bars over digits. */
export function notationText(line: Notation): string {
  return line.map(partText).join("");
}

/** The sign of a root, by its degree. */
export const radical = ({ degree }: { readonly degree?: 3 | undefined }): "√" | "∛" =>
  degree === 3 ? "∛" : "√";

/** Anything that can stand in a line, as a line of its own. */
export function notation(value: Writable): Notation {
  if (typeof value === "bigint" || typeof value === "number") return [digitText(`${value}`)];
  if (typeof value === "string" || "kind" in value) return [value];
  if ("coefficient" in value) return [digitText(decimalText(value))];
  if ("numerator" in value) return fraction(value);
  return value;
}

function fraction({ numerator, denominator }: Rational): Notation {
  if (denominator === 1n) return [digitText(`${numerator}`)];
  if (numerator < 0n) return ["−", ...fraction({ numerator: -numerator, denominator })];
  return [over(numerator, denominator)];
}

// A single part that needs no brackets: a positive number, a letter, a root.
function isSimple([first, ...others]: Notation): boolean {
  if (others.length > 0 || first === undefined) return false;
  if (typeof first === "string") return first.length === 1;
  return first.kind === "number" ? !first.text.startsWith("-") : first.kind !== "fraction";
}

function partText(part: NotationPart): string {
  if (typeof part === "string") return part;
  switch (part.kind) {
    case "number":
      return part.text.replace("-", "−");
    case "bars":
      return part.digits.map((digit) => (digit < 0 ? `${-digit}\u0304` : `${digit}`)).join(" ");
    case "fraction":
      return `${groupText(part.numerator)}/${groupText(part.denominator)}`;
    case "power":
      return `${notationText(part.base)}${superscript(part.exponent)}`;
    case "root":
      return `${radical(part)}${groupText(part.radicand)}`;
    case "recurring":
      return `${part.before.replace("-", "−")}(${part.period})`;
  }
}

// A numerator, denominator or radicand, bracketed if a slash or root would apply to part of it.
function groupText(line: Notation): string {
  const [part] = line;
  const keepsTogether =
    line.length === 1 &&
    (typeof part === "string" ? /^\w*$/.test(part) : part!.kind !== "fraction") &&
    !(typeof part === "object" && part.kind === "number" && part.text.startsWith("-"));
  return keepsTogether ? notationText(line) : `(${notationText(line)})`;
}

const SUPERSCRIPT_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** An exponent in superscript digits. */
export function superscript(exponent: number): string {
  return `${exponent}`.replace(/[-\d]/g, (sign) =>
    sign === "-" ? "⁻" : SUPERSCRIPT_DIGITS[Number(sign)]!,
  );
}
