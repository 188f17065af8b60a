import type { Notation, NotationPart } from "../../notation.ts";
import { fraction, type Surd } from "./surd.ts";

/** The smallest piece of a line that means something. */
export type Token =
  /** A number; `width` is its count of digits, for numbers set side by side. */
  | { readonly kind: "number"; readonly value: Surd; readonly width: number }
  /** A decimal that was cut off; the number is less than `unit` further from 0. */
  | { readonly kind: "cut"; readonly value: Surd; readonly unit: Surd }
  | { readonly kind: "letter" | "word" | "sign"; readonly text: string }
  | { readonly kind: "raised"; readonly exponent: number }
  /** A fraction, square root or cube root, whose parts are lines of their own. */
  | {
      readonly kind: "shape";
      readonly shape: Shape;
      readonly lines: readonly (readonly Token[])[];
    };

type Shape = "fraction" | "√" | "∛";

/** Thrown for text that cannot be read as mathematics. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** The tokens of a line, read from its parts or only from its text. */
export function tokensOf(line: Notation | string): Token[] {
  const tokens: Token[] = [];
  if (typeof line === "string") scan(line, tokens);
  else {
    let text = "";
    for (const part of line) {
      if (typeof part === "string") text += part;
      else {
        scan(text, tokens);
        text = "";
        add(part, tokens);
      }
    }
    scan(text, tokens);
  }
  return tokens;
}

// A gap, a space, single digits with or without bars, a number with its period, letters, an
// exponent, a sign.
const PATTERN =
  /( {2,})|\s+|(\d\u0304(?: \d\u0304?)*(?![\d.])|\d(?: \d\u0304?)+(?![\d.]))|(\d+(?:\.\d*)?)(?:(?<=\.\d*)\((\d+…?)\))?|(D[₁-₈]|\p{L}+)|([⁰¹²³⁴-⁹]+)|(\S)/gu;

// A gap, or a number with bars: what is not over at the next space.
const OVER_SPACES = / {2}|\d(?:\u0304| \d)/;

// Most pieces of a working are short and come again and again.
const pieces = new Map<string, readonly Token[]>();
const LONGEST_PIECE = 5;

function scan(text: string, tokens: Token[]) {
  if (OVER_SPACES.test(text)) return scanPiece(text, tokens);
  for (let from = 0, end = 0; from < text.length; from = end + 1) {
    end = text.indexOf(" ", from);
    if (end < 0) end = text.length;
    for (const token of knownPiece(text.slice(from, end))) tokens.push(token);
  }
}

function knownPiece(piece: string): readonly Token[] {
  const before = pieces.get(piece);
  if (before) return before;
  const made: Token[] = [];
  scanPiece(piece, made);
  if (piece.length <= LONGEST_PIECE) pieces.set(piece, made);
  return made;
}

function scanPiece(text: string, tokens: Token[]) {
  PATTERN.lastIndex = 0;
  for (let found = PATTERN.exec(text); found; found = PATTERN.exec(text)) {
    const [, gap, bars, number, period, letters, raised, sign] = found;
    if (sign !== undefined) tokens.push({ kind: "sign", text: sign });
    else if (number !== undefined) scanNumber(number, period, tokens);
    else if (letters !== undefined) {
      const isLetter = letters.length === 1 || /^D[₁-₈]$/.test(letters);
      tokens.push({ kind: isLetter ? "letter" : "word", text: letters });
    } else if (raised !== undefined) {
      const digits = Array.from(raised, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit));
      tokens.push({ kind: "raised", exponent: Number(digits.join("")) });
    } else if (gap !== undefined) tokens.push({ kind: "sign", text: "gap" });
    else if (bars !== undefined) tokens.push(barNumber(barDigits(bars)));
  }
}

// A full stop that ends a sentence is not a decimal point.
function scanNumber(text: string, period: string | undefined, tokens: Token[]) {
  const isStopped = text.endsWith(".") && period === undefined;
  const digits = isStopped ? text.slice(0, -1) : text;
  tokens.push(period === undefined ? knownDecimal(digits) : decimal(digits, period));
  if (isStopped) tokens.push({ kind: "sign", text: "." });
}

function add(part: Exclude<NotationPart, string>, tokens: Token[]) {
  switch (part.kind) {
    case "number":
      if (part.text.startsWith("-")) tokens.push({ kind: "sign", text: "−" });
      tokens.push(knownDecimal(part.text.replace("-", "")));
      return;
    case "recurring":
      if (part.before.startsWith("-")) tokens.push({ kind: "sign", text: "−" });
      tokens.push(decimal(part.before.replace("-", ""), part.period));
      return;
    case "bars":
      tokens.push(barNumber(part.digits));
      return;
    case "fraction":
      return addShape("fraction", [part.numerator, part.denominator], tokens);
    case "root":
      return addShape(part.degree === 3 ? "∛" : "√", [part.radicand], tokens);
    case "power":
      // An exponent belongs to what is before it, however the parts are joined.
      tokens.push(...tokensOf(part.base));
      tokens.push({ kind: "raised", exponent: part.exponent });
  }
}

function addShape(shape: Shape, lines: readonly Notation[], tokens: Token[]) {
  tokens.push({ kind: "shape", shape, lines: lines.map(tokensOf) });
}

// Most numbers of a working are small and come again and again.
const known = new Map<string, Token>();
const LONGEST_KNOWN = 4;

function knownDecimal(text: string): Token {
  const before = known.get(text);
  if (before) return before;
  const made = decimal(text);
  if (text.length <= LONGEST_KNOWN) known.set(text, made);
  return made;
}

// `before` ends with the point or a decimal; the period repeats for ever.
function decimal(before: string, period?: string): Token {
  if (!/^\d+(?:\.\d*)?$/.test(before)) throw new Unreadable(`“${before}” is no number`);
  const point = before.indexOf(".");
  const places = point < 0 ? 0 : before.length - point - 1;
  const digits = BigInt(point < 0 ? before : before.replace(".", ""));
  const unit = 10n ** BigInt(places);
  if (period === undefined) {
    return { kind: "number", value: fraction(digits, unit), width: before.length };
  }
  if (period.endsWith("…")) {
    const known = period.slice(0, -1);
    const finer = 10n ** BigInt(known.length);
    const value = fraction(digits * finer + BigInt(known), unit * finer);
    return { kind: "cut", value, unit: fraction(1n, unit * finer) };
  }
  const nines = 10n ** BigInt(period.length) - 1n;
  const value = fraction(digits * nines + BigInt(period), unit * nines);
  return { kind: "number", value, width: 0 };
}

function barNumber(digits: readonly number[]): Token {
  const value = digits.reduce((sum, digit) => 10n * sum + BigInt(digit), 0n);
  return { kind: "number", value: fraction(value), width: digits.length };
}

function barDigits(text: string): number[] {
  return text.split(" ").map((digit) => (digit.length > 1 ? -1 : 1) * Number(digit[0]));
}
