import { Fragment, type ReactNode } from "react";
import type { Notation } from "#domain/ganita/notation.ts";
import { lineGroups } from "./line-pieces.ts";
import { isSpaced, LINE, mathml, spokenText, type Token, tokensOf } from "./tokens.tsx";
import "./maths.css";

/**
 * A line of mathematics in MathML. A line too long for a phone can break between statements, before
 * a relation or what is added, but not within a product; a long number breaks between digits. Marks
 * over digits are read out, too.
 */
export function Maths({ of: line }: { of: Notation }) {
  const groups = lineGroups(tokensOf(line)).map((pieces) => {
    const parts = pieces.map((tokens) => ({ tokens, drawn: <Piece tokens={tokens} /> }));
    if (parts.length === 1) return parts[0]!;
    return {
      tokens: pieces.flat(),
      drawn: (
        <span className="maths-product">
          <Breakable parts={parts} />
        </span>
      ),
    };
  });
  return (
    <span className="maths">
      <Breakable parts={groups} />
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
    const { kind, text } = tokens[place]!;
    // MathML does not break inside a number, but text does.
    return (
      <>
        <Piece tokens={tokens.slice(0, place)} />
        {kind === "period" && <span className="unseen"> recurring </span>}
        <span className={kind === "period" ? "maths-digits maths-under-line" : "maths-digits"}>
          {text}
        </span>
        <Piece tokens={tokens.slice(place + 1)} />
      </>
    );
  }
  if (tokens.length === 0) return null;
  if (!tokens.some(({ kind }) => kind === "bar" || kind === "period")) return mathml(tokens);
  return (
    <>
      <span aria-hidden="true">{mathml(tokens)}</span>
      <span className="unseen">{spokenText(tokens)}</span>
    </>
  );
}

const isLong = ({ kind, text }: Token): boolean =>
  (kind === "number" || kind === "period") && text.length > LINE;
