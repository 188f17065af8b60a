import { type Notation, type NotationPart, radical } from "#domain/ganita/notation.ts";

/** The smallest part of a line of mathematics that is drawn by itself. */
export type Token = Glyph & {
  /** Whether a space precedes it. */
  readonly isApart: boolean;
};

type Glyph =
  | { readonly kind: "number" | "variable" | "word"; readonly text: string }
  /**
   * A bracket, a comma or a full stop; or an operator, with a space on both sides or only before
   * it.
   */
  | { readonly kind: "mark" | "infix" | "prefix"; readonly text: string }
  /** A negative digit, drawn with a bar over it; `text` is the digit. */
  | { readonly kind: "bar"; readonly text: string }
  /** Digits that repeat for ever. */
  | { readonly kind: "period"; readonly text: string }
  | {
      readonly kind: "fraction";
      readonly numerator: readonly Token[];
      readonly denominator: readonly Token[];
    }
  | { readonly kind: "root"; readonly sign: "√" | "∛"; readonly radicand: readonly Token[] }
  | {
      readonly kind: "raised" | "lowered";
      readonly base: readonly Token[];
      readonly script: string;
    };

/** The approximate number of characters on one line of a narrow phone. */
export const LINE = 20;

/**
 * The tokens of a line, to be drawn. A fraction, power or root wider than a phone is written on one
 * line, with brackets and a slash, so that it can break.
 */
export function tokensOf(line: Notation): Token[] {
  const tokens: Token[] = [];
  let isApart = false;
  for (const part of line) {
    if (typeof part === "string") appendText(tokens, part, isApart);
    else append(tokens, partTokens(part), isApart);
    isApart = typeof part === "string" && /\s$/.test(part);
  }
  return tokens;
}

const SCRIPT = /^(\p{L})?([⁰¹²³⁴-⁹⁻]+|[₀-₉]+)$/u;
const OPERATORS = new Set("=≠≈→+−±×÷·|");
const SIGNS_OF_A_NUMBER = new Set("+−±");

// One sign, letter or number, a few words, or digits above or below what stands before them.
function appendText(tokens: Token[], text: string, isAfterSpace: boolean) {
  const shown = text.trim();
  if (shown === "") return;
  const isApart = isAfterSpace || /^\s/.test(text);
  const [, letter, script] = SCRIPT.exec(shown) ?? [];
  if (letter) tokens.push({ kind: "variable", text: letter, isApart });
  const last = tokens.at(-1);
  if (script && last) tokens.splice(-1, 1, withScript(last, script));
  else if (/^\d/.test(shown)) tokens.push({ kind: "number", text: shown, isApart });
  else if (/^\p{L}/u.test(shown)) {
    const [first = "", ...others] = shown.split(/\s+/);
    tokens.push({ kind: first.length === 1 ? "variable" : "word", text: first, isApart });
    for (const word of others) tokens.push({ kind: "word", text: word, isApart: true });
  } else {
    const isBefore = !/\s$/.test(text) && (isApart || !isOperand(last));
    const isOfNumber = SIGNS_OF_A_NUMBER.has(shown) && isBefore;
    const kind = isOfNumber ? "prefix" : OPERATORS.has(shown) ? "infix" : "mark";
    tokens.push({ kind, text: shown, isApart });
  }
}

function partTokens(part: Exclude<NotationPart, string>): Token[] {
  switch (part.kind) {
    case "number":
      return numberTokens(part.text);
    case "bars":
      return part.digits.map((digit, index) => ({
        kind: digit < 0 ? "bar" : "number",
        text: `${Math.abs(digit)}`,
        isApart: index > 0,
      }));
    case "recurring":
      return [...numberTokens(part.before), { kind: "period", text: part.period, isApart: false }];
    case "fraction": {
      const [numerator, denominator] = [tokensOf(part.numerator), tokensOf(part.denominator)];
      return Math.max(widthOf(numerator), widthOf(denominator)) <= LINE
        ? [{ kind: "fraction", numerator, denominator, isApart: false }]
        : [...bracketed(numerator), mark("/"), ...bracketed(denominator)];
    }
    case "root": {
      const [sign, radicand] = [radical(part), tokensOf(part.radicand)];
      return widthOf(radicand) < LINE
        ? [{ kind: "root", sign, radicand, isApart: false }]
        : [mark(sign), ...bracketed(radicand)];
    }
    case "power": {
      const base = tokensOf(part.base);
      const script = `${part.exponent}`.replace("-", "−");
      return widthOf(base) + script.length <= LINE
        ? [{ kind: "raised", base, script, isApart: false }]
        : [...base.slice(0, -1), { kind: "raised", base: base.slice(-1), script, isApart: false }];
    }
  }
}

function numberTokens(text: string): Token[] {
  return text.startsWith("-")
    ? [
        { kind: "prefix", text: "−", isApart: false },
        { kind: "number", text: text.slice(1), isApart: false },
      ]
    : [{ kind: "number", text, isApart: false }];
}

function bracketed(tokens: Token[]): Token[] {
  return tokens.length === 1 ? tokens : [mark("("), ...tokens, mark(")")];
}

function mark(text: string): Token {
  return { kind: "mark", text, isApart: false };
}

function append(tokens: Token[], [first, ...others]: readonly Token[], isApart: boolean) {
  if (first) tokens.push({ ...first, isApart }, ...others);
}

const PLAIN_DIGITS = new Map<string, string>(
  [..."⁰¹²³⁴⁵⁶⁷⁸⁹"].flatMap((raised, digit) => [
    [raised, `${digit}`] as const,
    [String.fromCodePoint(0x2080 + digit), `${digit}`] as const,
  ]),
).set("⁻", "−");

function withScript(token: Token, script: string): Token {
  const kind = /[₀-₉]/.test(script) ? "lowered" : "raised";
  const plain = Array.from(script, (sign) => PLAIN_DIGITS.get(sign)).join("");
  return { kind, base: [{ ...token, isApart: false }], script: plain, isApart: token.isApart };
}

function isOperand(token: Token | undefined): boolean {
  if (token === undefined || token.kind === "infix" || token.kind === "prefix") return false;
  return token.kind !== "mark" || token.text === ")";
}

/** Whether to draw a space between two tokens; operators have their own. */
export function isSpaced(token: Token, before: Token | undefined): boolean {
  return token.isApart && token.kind !== "infix" && before !== undefined && before.kind !== "infix";
}

/** The width of the tokens, in characters. */
export function widthOf(tokens: readonly Token[]): number {
  return tokens.reduce((width, token) => width + tokenWidth(token) + (token.isApart ? 1 : 0), 0);
}

function tokenWidth(token: Token): number {
  switch (token.kind) {
    case "fraction":
      return Math.max(widthOf(token.numerator), widthOf(token.denominator));
    case "root":
      return 1 + widthOf(token.radicand);
    case "raised":
    case "lowered":
      return widthOf(token.base) + token.script.length;
    default:
      return token.text.length;
  }
}
