import { createElement as element, type ReactElement } from "react";
import { type Notation, type NotationPart, radical } from "#domain/ganita/notation.ts";

/** The smallest part of a line of mathematics that is drawn by itself. */
export interface Token {
  readonly kind: Sign | "fraction" | "root" | "raised" | "lowered";
  /** Its sign, letter, digits or word; empty if it is made of other tokens. */
  readonly text: string;
  /** Whether a space precedes it. */
  readonly isApart: boolean;
  /** In characters. */
  readonly width: number;
  /** As an element of MathML Core. React renders these but has no JSX types for them. */
  readonly drawn: ReactElement;
  /** What a screen reader should say for it. */
  readonly spoken: string;
}

/** What a token of one text is. */
type Sign = keyof typeof SIGNS;

const SIGNS = {
  number: (text: string) => element("mn", {}, text),
  variable: (text: string) => element("mi", {}, text),
  word: (text: string) => element("mtext", {}, text),
  /** A bracket, a comma or a full stop. */
  mark: (text: string) => element("mo", { lspace: "0", rspace: "0", stretchy: "false" }, text),
  /** An operator, with a space on both sides or only before it. */
  // State the form: otherwise an operator at the start of a piece would count as a sign.
  infix: (text: string) => element("mo", { form: "infix", stretchy: "false" }, text),
  prefix: (text: string) => element("mo", { form: "prefix", stretchy: "false" }, text),
  /** A negative digit with a bar over it. */
  bar: (text: string) =>
    element("mover", { accent: "true" }, element("mn", {}, text), element("mo", {}, "¯")),
  /** Digits that repeat for ever. */
  period: (text: string) => element("mn", UNDER_A_LINE, text),
};
const UNDER_A_LINE = { className: "maths-under-line" };
const SPOKEN: Partial<Record<Sign, string>> = { bar: "bar ", period: " recurring " };

const token = (kind: Sign, text: string, isApart = false): Token => ({
  kind,
  text,
  isApart,
  width: text.length,
  drawn: SIGNS[kind](text),
  spoken: `${SPOKEN[kind] ?? ""}${text}`,
});

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
    else {
      const [first, ...others] = partTokens(part);
      if (first) tokens.push({ ...first, isApart }, ...others);
    }
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
  if (letter) tokens.push(token("variable", letter, isApart));
  const last = tokens.at(-1);
  if (script && last) tokens.splice(-1, 1, withScript(last, script));
  else if (/^\d/.test(shown)) tokens.push(token("number", shown, isApart));
  else if (/^\p{L}/u.test(shown)) {
    const [first = "", ...others] = shown.split(/\s+/);
    tokens.push(token(first.length === 1 ? "variable" : "word", first, isApart));
    tokens.push(...others.map((word) => token("word", word, true)));
  } else {
    const isBefore = !/\s$/.test(text) && (isApart || !isOperand(last));
    const isOfNumber = SIGNS_OF_A_NUMBER.has(shown) && isBefore;
    const kind = isOfNumber ? "prefix" : OPERATORS.has(shown) ? "infix" : "mark";
    tokens.push(token(kind, shown, isApart));
  }
}

function partTokens(part: Exclude<NotationPart, string>): Token[] {
  switch (part.kind) {
    case "number":
      return numberTokens(part.text);
    case "bars":
      return part.digits.map((digit, index) =>
        token(digit < 0 ? "bar" : "number", `${Math.abs(digit)}`, index > 0),
      );
    case "recurring":
      return [...numberTokens(part.before), token("period", part.period)];
    case "fraction": {
      const [above, below] = [tokensOf(part.numerator), tokensOf(part.denominator)];
      const width = Math.max(widthOf(above), widthOf(below));
      if (width > LINE) return [...bracketed(above), token("mark", "/"), ...bracketed(below)];
      const drawn = element("mfrac", {}, row(above), row(below));
      return [built("fraction", width, drawn, `(${spokenText(above)})/(${spokenText(below)})`)];
    }
    case "root": {
      const [sign, radicand] = [token("mark", radical(part)), tokensOf(part.radicand)];
      const width = 1 + widthOf(radicand);
      if (width > LINE) return [sign, ...bracketed(radicand)];
      // Browsers draw the radical of msqrt and mroot only if a maths font is installed.
      const drawn = element("mrow", {}, sign.drawn, row(radicand, UNDER_A_LINE));
      return [built("root", width, drawn, `${sign.text}(${spokenText(radicand)})`)];
    }
    case "power": {
      const base = tokensOf(part.base);
      const script = `${part.exponent}`.replace("-", "−");
      return widthOf(base) + script.length <= LINE
        ? [scripted("raised", base, script)]
        : [...base.slice(0, -1), scripted("raised", base.slice(-1), script)];
    }
  }
}

const numberTokens = (text: string): Token[] =>
  text.startsWith("-")
    ? [token("prefix", "−"), token("number", text.slice(1))]
    : [token("number", text)];

const bracketed = (tokens: Token[]): Token[] =>
  tokens.length === 1 ? tokens : [token("mark", "("), ...tokens, token("mark", ")")];

const built = (kind: Token["kind"], width: number, drawn: ReactElement, spoken: string): Token => ({
  kind,
  text: "",
  isApart: false,
  width,
  drawn,
  spoken,
});

function scripted(kind: "raised" | "lowered", base: readonly Token[], script: string): Token {
  const [name, mark] = kind === "raised" ? ["msup", "^"] : ["msub", ""];
  const drawn = element(name!, {}, row(base), element("mn", {}, script));
  return built(kind, widthOf(base) + script.length, drawn, `${spokenText(base)}${mark}${script}`);
}

const PLAIN_DIGITS = new Map<string, string>(
  [..."⁰¹²³⁴⁵⁶⁷⁸⁹"].flatMap((raised, digit) => [
    [raised, `${digit}`] as const,
    [String.fromCodePoint(0x2080 + digit), `${digit}`] as const,
  ]),
).set("⁻", "−");

function withScript(base: Token, script: string): Token {
  const plain = Array.from(script, (sign) => PLAIN_DIGITS.get(sign)).join("");
  const kind = /[₀-₉]/.test(script) ? "lowered" : "raised";
  return { ...scripted(kind, [{ ...base, isApart: false }], plain), isApart: base.isApart };
}

function isOperand(token: Token | undefined): boolean {
  if (token === undefined || token.kind === "infix" || token.kind === "prefix") return false;
  return token.kind !== "mark" || token.text === ")";
}

/** Whether to draw a space between two tokens; operators have their own. */
export const isSpaced = (token: Token, before: Token | undefined): boolean =>
  token.isApart && token.kind !== "infix" && before !== undefined && before.kind !== "infix";

/** The width of the tokens, in characters. */
export const widthOf = (tokens: readonly Token[]): number =>
  tokens.reduce((width, token) => width + token.width + (token.isApart ? 1 : 0), 0);

/** The tokens as one `<math>` element. */
export const mathml = (tokens: readonly Token[]): ReactElement =>
  element("math", {}, ...drawnOf(tokens));

const row = (tokens: readonly Token[], attributes = {}) =>
  element("mrow", attributes, ...drawnOf(tokens));

const SPACE = element("mspace", { width: "0.3em" });

const drawnOf = (tokens: readonly Token[]): ReactElement[] =>
  tokens.flatMap((token, index) =>
    isSpaced(token, tokens[index - 1]) ? [SPACE, token.drawn] : [token.drawn],
  );

/**
 * The text that a screen reader should say for a line, including marks over digits.
 *
 * @example
 * spokenText(tokensOf(["2 − 8 = ", { kind: "bars", digits: [-6] }])); // "2 − 8 = bar 6"
 */
export const spokenText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => (token.isApart ? " " : "") + token.spoken)
    .join("")
    .trim();
