import { type Decimal, decimalText } from "../exact/decimal.ts";
import type { Rational } from "../exact/rational.ts";
import { alsoClaiming, type Claim, claiming, sidesOf, withClaimsOf } from "./claims.ts";

/** A line of mathematics, from left to right, to be drawn or written as text. */
export type Notation = readonly NotationPart[];

/** A number that a line finds, for those who want to find it themselves. */
export interface Blank {
  /** As exact text. */
  readonly value: string;
  /** Other texts that are right, such as the size of a deficiency. */
  readonly accepts: readonly string[];
  /** Tells the blanks of a line apart, if it has several. */
  readonly label?: string;
  /** How it is worked out, such as "multiply and add". */
  readonly how?: string;
}

/** What is found at a part; `hidden` marks a number that would give a blank of the line away. */
interface Finds {
  readonly blank?: Blank | "hidden";
}

/**
 * One part of a line. A plain string is one sign, one letter, words or unsigned digits, with the
 * spaces around it. Anything with its own layout is an object with a `kind`.
 */
export type NotationPart =
  | string
  /** Digits read as one number: a hyphen for minus, and possibly a point or leading zeros. */
  | ({ readonly kind: "number"; readonly text: string } & Finds)
  /** Digits −9 to 9, one per place; a negative one is drawn with a bar over it. */
  | ({ readonly kind: "bars"; readonly digits: readonly number[] } & Finds)
  | ({
      readonly kind: "fraction";
      readonly numerator: Notation;
      readonly denominator: Notation;
    } & Finds)
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
  for (const [index, tokens] of tokensOfTemplate(texts).entries()) {
    parts.push(...tokens);
    if (index < values.length) parts.push(...notation(values[index]!));
  }
  return withClaimsOf(parts, values);
}

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|(?<letters>\p{L}+[₀-₉⁰¹²³⁴-⁹]*(?:\s+\p{L}{2,})*)|[^\p{L}\d\s])\s*/gu;
const templates = new WeakMap<TemplateStringsArray, readonly (readonly string[])[]>();

function tokensOfTemplate(texts: TemplateStringsArray): readonly (readonly string[])[] {
  const known = templates.get(texts);
  if (known) return known;
  const tokens = texts.map(tokensOf);
  templates.set(texts, tokens);
  return tokens;
}

/**
 * A text of the program's own as a line: its signs, letters, words and numbers.
 *
 * @example
 * lineOf("2ab + 1"); // ["2", "a", "b", " + ", "1"]
 */
export const lineOf = (text: string): Notation => tokensOf(text);

function tokensOf(text: string): readonly string[] {
  if (text.trim() === "") return text === "" ? [] : [text];
  return [...text.matchAll(TOKEN)].flatMap(([token, , letters]) =>
    letters === undefined ? token : wordOrLetters(token),
  );
}

const SHORT_WORDS = new Set(["at", "go", "in", "is", "no", "of", "or", "to"]);

// Adjacent letters are factors, as in 4ac or BC, unless they are a word.
function wordOrLetters(token: string): readonly string[] {
  const [, before, letters, after] = /^(\s*)(.*?)(\s*)$/su.exec(token)!;
  const isWord = letters!.length > 2 ? !/^\p{Lu}+$/u.test(letters!) : SHORT_WORDS.has(letters!);
  if (isWord) return [token];
  const each = letters!.match(/\p{L}[₀-₉⁰¹²³⁴-⁹]*/gu)!;
  return each.map(
    (letter, at) => `${at === 0 ? before : ""}${letter}${at === each.length - 1 ? after : ""}`,
  );
}

/** Joins several lines into one, with a text between them. */
export function joined(items: readonly Writable[], separator: string): Notation {
  const parts: NotationPart[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0) parts.push(separator);
    parts.push(...notation(item));
  }
  return withClaimsOf(parts, items);
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

/** What an equation of these sides says; a side may be an equation itself. */
export const equal = (...sides: readonly Writable[]): Claim => ({
  kind: "equal",
  sides: sides.flatMap((side) => sidesOf(notation(side))),
});

/** Two sides, with the sign that tells whether they are the same. */
export function comparison(left: Writable, right: Writable, areEqual: boolean): Notation {
  if (areEqual) return claiming(joined([left, right], " = "), () => [equal(left, right)]);
  return alsoClaiming(joined([left, right], " ≠ "), () => [
    { kind: "different", left: sidesOf(notation(left)).at(-1)!, right: notation(right) },
  ]);
}

/** The number, in brackets if it would be misread after an operator. */
export function factor(value: bigint | number | Rational | Decimal): Notation {
  const inside = notation(value);
  return isSimple(inside) && inside[0] !== "−" ? inside : ["(", ...inside, ")"];
}

/**
 * The same line with its short numbers as plain strings, where a line has many.
 *
 * @example
 * withPlainDigits(write`${3n} + ${4n}`); // ["3", " + ", "4"]
 */
export const withPlainDigits = (line: Notation): Notation =>
  withClaimsOf(
    line.map((part) =>
      typeof part === "object" &&
      part.kind === "number" &&
      part.blank === undefined &&
      /^\d{1,3}$/.test(part.text)
        ? part.text
        : part,
    ),
    [line],
  );

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
  if (typeof value === "string") return tokensOf(value);
  if ("kind" in value) return [value];
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
