import { Fragment } from "react";
import type { Notation } from "#domain/ganita/working/notation.ts";
import { linePieces } from "./line-pieces.ts";
import { mathml } from "./mathml.ts";
import { hasMarkedDigits, spokenText } from "./spoken-text.ts";
import { isSpaced, LINE, type Token, tokensOf } from "./tokens.ts";
import "./maths.css";

/**
 * A line of mathematics in MathML. A line too long for a phone can break before a relation or an
 * operator, and a long number between digits. Marks over digits are read out, too.
 */
export function Maths({ of: line }: { of: Notation }) {
  const pieces = linePieces(tokensOf(line));
  return (
    <span className="maths">
      {[...pieces.entries()].map(([place, piece]) => (
        <Fragment key={place}>
          {place > 0 && (isSpaced(piece[0]!, pieces[place - 1]!.at(-1)) ? " " : <wbr />)}
          <Piece tokens={piece} />
        </Fragment>
      ))}
    </span>
  );
}

function Piece({ tokens }: { tokens: readonly Token[] }) {
  const place = tokens.findIndex(isLong);
  if (place >= 0) {
    return (
      <>
        <Piece tokens={tokens.slice(0, place)} />
        <LongNumber token={tokens[place]!} />
        <Piece tokens={tokens.slice(place + 1)} />
      </>
    );
  }
  if (tokens.length === 0) return null;
  if (!hasMarkedDigits(tokens)) return mathml(tokens);
  return (
    <>
      <span aria-hidden="true">{mathml(tokens)}</span>
      <span className="unseen">{spokenText(tokens)}</span>
    </>
  );
}

// MathML does not break inside a number, but text does.
function LongNumber({ token }: { token: Token }) {
  const digits = "text" in token && token.text;
  if (token.kind === "number") return <span className="maths-digits">{digits}</span>;
  return (
    <>
      <span className="unseen"> recurring </span>
      <span className="maths-digits maths-under-line">{digits}</span>
    </>
  );
}

function isLong(token: Token): boolean {
  return (token.kind === "number" || token.kind === "period") && token.text.length > LINE;
}
