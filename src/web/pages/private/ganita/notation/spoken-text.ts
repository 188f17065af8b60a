import type { Token } from "./tokens.ts";

/**
 * The text that a screen reader should say for a line, including marks over digits.
 *
 * @example
 * spokenText(tokensOf(["2 − 8 = ", { kind: "bars", digits: [-6] }])); // "2 − 8 = bar 6"
 */
export function spokenText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => (token.isApart ? " " : "") + tokenText(token))
    .join("")
    .trim();
}

/** Whether a mark over digits matters to the meaning here. */
export function hasMarkedDigits(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === "bar" || token.kind === "period");
}

function tokenText(token: Token): string {
  switch (token.kind) {
    case "bar":
      return `bar ${token.text}`;
    case "period":
      return ` recurring ${token.text}`;
    case "fraction":
      return `(${spokenText(token.numerator)})/(${spokenText(token.denominator)})`;
    case "root":
      return `${token.sign}(${spokenText(token.radicand)})`;
    case "raised":
      return `${spokenText(token.base)}^${token.script}`;
    case "lowered":
      return `${spokenText(token.base)}${token.script}`;
    default:
      return token.text;
  }
}
