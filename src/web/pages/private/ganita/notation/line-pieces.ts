import { LINE, type Token, widthOf } from "./tokens.tsx";

/** Tokens between which a line never breaks. */
type Piece = readonly Token[];

/**
 * Divides a line into groups that fit on a phone, with line breaks between them: a line that fits
 * stays whole; a long one breaks between its statements first, then before relations, then before
 * what is added. A product is never divided: where it is longer than a phone is wide, its group has
 * several pieces, between which it breaks only if it alone is longer than its line. Only a number can
 * be longer than a piece: it breaks between digits.
 */
export function lineGroups(tokens: readonly Token[]): Piece[][] {
  return divided(tokens, TO_GROUPS).map((group) => divided(group, TO_PIECES));
}

type Opens = (token: Token, before: Token, depth: number) => boolean;

const STOPS = new Set(";:.");
const RELATIONS = new Set("=≠≈");
const ADDITIONS = new Set("+−±|");
const TO_GROUPS: readonly Opens[] = [
  (token, before) =>
    signOf(token) === "→" || STOPS.has(signOf(before)) || (token.isApart && token.kind === "word"),
  (token, before) => RELATIONS.has(signOf(token)) || signOf(before) === ",",
  (token, _, depth) => depth === 0 && token.kind === "infix" && ADDITIONS.has(token.text),
];
const TO_PIECES: readonly Opens[] = [
  (token, before, depth) => depth === 0 && (token.kind === "infix" || signOf(before) === ")"),
  (token) => token.kind === "infix" || token.isApart,
  () => true,
];

function divided(tokens: Piece, [opens, ...others]: readonly Opens[]): Piece[] {
  if (widthOf(tokens) <= LINE || !opens) return [tokens];
  return packed(opened(tokens, opens).flatMap((piece) => divided(piece, others)));
}

function opened(tokens: Piece, opens: Opens): Piece[] {
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
function packed(pieces: readonly Piece[]): Piece[] {
  const lines: Token[][] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last && widthOf(last) + widthOf(piece) <= LINE) last.push(...piece);
    else lines.push([...piece]);
  }
  return lines;
}

// Digits that recur, a stop or a closing bracket stay with what precedes them, a sign or an opening
// bracket with what follows.
function isJoined(token: Token, before: Token): boolean {
  return (
    before.kind === "prefix" ||
    before.kind === "infix" ||
    signOf(before) === "(" ||
    token.kind === "period" ||
    (token.kind === "mark" && signOf(token) !== "(")
  );
}

function signOf(token: Token): string {
  return token.kind === "mark" || token.kind === "infix" ? token.text : "";
}
