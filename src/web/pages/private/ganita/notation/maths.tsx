import { Fragment, type ReactNode } from "react";
import type { Notation } from "#domain/ganita/notation.ts";
import { lineGroups } from "./line-pieces.ts";
import { mathml } from "./mathml.ts";
import { hasMarkedDigits, spokenText } from "./spoken-text.ts";
import { isSpaced, LINE, type Token, tokensOf } from "./tokens.ts";
import "./maths.css";

/**
 * A line of mathematics in MathML. A line too long for a phone can break between statements, before
 * a relation or what is added, but not within a product; a long number breaks between digits. Marks
 * over digits are read out, too.
 */
export function Maths({ of: line }: { of: Notation }) {
  return (
    <span className="maths">
      <Breakable
        parts={lineGroups(tokensOf(line)).map((pieces) => ({
          tokens: pieces.flat(),
          drawn:
            pieces.length === 1 ? (
              <Piece tokens={pieces[0]!} />
            ) : (
              <span className="maths-product">
                <Breakable
                  parts={pieces.map((tokens) => ({ tokens, drawn: <Piece tokens={tokens} /> }))}
                />
              </span>
            ),
        }))}
      />
    </span>
  );
}

interface BreakableProps {
  readonly parts: readonly { readonly tokens: readonly Token[]; readonly drawn: ReactNode }[];
}

/** Parts of a line between which it can break. */
function Breakable({ parts }: BreakableProps) {
  return [...parts.entries()].map(([place, { tokens, drawn }]) => (
    <Fragment key={place}>
      {place > 0 && (isSpaced(tokens[0]!, parts[place - 1]!.tokens.at(-1)) ? " " : <wbr />)}
      {drawn}
    </Fragment>
  ));
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
