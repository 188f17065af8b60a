import { LINE, type Token, widthOf } from "./tokens.ts";

/**
 * Divides a line into pieces that fit on a phone, with line breaks between them. A line that fits
 * stays whole. A long one breaks between its statements first, then before relations, then before
 * operators, then wherever necessary. Only a number can be longer than a piece: it breaks between
 * digits.
 */
export function linePieces(tokens: readonly Token[]): Token[][] {
  return divided(tokens, 0);
}

type Opens = (token: Token, before: Token, depth: number) => boolean;

const STOPS = new Set(";:.");
const RELATIONS = new Set("=≠≈");
const WAYS_TO_OPEN: readonly Opens[] = [
  (token, before) =>
    signOf(token) === "→" || STOPS.has(signOf(before)) || (token.isApart && token.kind === "word"),
  (token, before) => RELATIONS.has(signOf(token)) || signOf(before) === ",",
  (token, before, depth) => depth === 0 && (token.kind === "infix" || signOf(before) === ")"),
  (token) => token.kind === "infix" || token.isApart,
  () => true,
];

function divided(tokens: readonly Token[], way: number): Token[][] {
  const opens = WAYS_TO_OPEN[way];
  if (widthOf(tokens) <= LINE || !opens) return [[...tokens]];
  return packed(opened(tokens, opens).flatMap((piece) => divided(piece, way + 1)));
}

function opened(tokens: readonly Token[], opens: Opens): Token[][] {
  const pieces: Token[][] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (signOf(token) === ")") depth -= 1;
    const before = tokens[index - 1];
    if (!before || (!isJoined(token, before) && opens(token, before, depth))) pieces.push([]);
    pieces.at(-1)!.push(token);
    if (signOf(token) === "(") depth += 1;
  }
  return pieces;
}

// Join short neighbours again, as many as fit.
function packed(pieces: readonly Token[][]): Token[][] {
  const lines: Token[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last && widthOf(last) + widthOf(piece) <= LINE) last.push(...piece);
    else lines.push([...piece]);
  }
  return lines;
}

// A stop or closing bracket stays with what precedes it, a sign or opening bracket with what
// follows.
function isJoined(token: Token, before: Token): boolean {
  return (
    before.kind === "prefix" ||
    signOf(before) === "(" ||
    (token.kind === "mark" && signOf(token) !== "(")
  );
}

function signOf(token: Token): string {
  return token.kind === "mark" || token.kind === "infix" ? token.text : "";
}
