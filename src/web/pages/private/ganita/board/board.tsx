import type { CSSProperties, ReactNode } from "react";
import type { Notation } from "#domain/ganita/notation.ts";
import { ShownMaths, ShownWords } from "../digits.tsx";
import { boardSentence } from "./board-sentence.ts";
import type { Drawing, Look, Mark } from "./drawing.ts";
import { Fitted } from "./fitted.tsx";
import { emsAcross, Ring, ringPlace } from "./ring.tsx";
import "./board.css";

interface BoardProps {
  readonly drawing: Drawing;
  /** The last step drawn. */
  readonly upTo: number;
  /** The step to point out; 0 for none. */
  readonly present: number;
  /** What it is called, where there are several. */
  readonly name?: string;
  /** Draws a mark that the visitor is to find; null for any other. */
  readonly blank?: ((mark: Mark) => ReactNode) | undefined;
}

// More columns stand closer together.
const MOST_APART = 10;

/** A working as a teacher draws it on the board, up to a step. */
export function Board({ drawing, upTo, present, name = "The board", blank }: BoardProps) {
  const { kind, columns } = drawing;
  const marks = [...drawing.marks.entries()];
  const drawn = marks.filter(([, { look }]) => look !== "line");
  const lines = marks.filter(([, { look }]) => look === "line");
  const shown = ([index, mark]: (typeof marks)[number]) => {
    const asked = blank?.(mark);
    return (
      <span
        key={index}
        className={`board-mark board-${mark.look}${isSpanning(mark) ? " board-spanning" : ""}`}
        data-late={(!asked && mark.step > upTo) || undefined}
        data-present={(present > 0 && mark.step === present) || undefined}
        style={mark.look === "line" ? undefined : placeOf(mark, drawing)}
      >
        {asked ?? <Shown mark={mark} />}
      </span>
    );
  };
  const style = {
    ...(kind === "grid" && { gridTemplateColumns: `repeat(${columns}, auto)` }),
    ...(kind === "ring" && { "--across": emsAcross(columns) }),
  } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section className="frame board-frame" tabIndex={0} aria-label={name}>
      <Fitted>
        <figure
          className={columns > MOST_APART ? "board board-crowded" : "board"}
          role={blank === undefined ? "img" : "group"}
          aria-label={boardSentence(drawing, upTo)}
        >
          {lines.filter(([, { row }]) => row < 1).map(shown)}
          {drawn.length > 0 && (
            <div className={`board-${kind}`} style={style}>
              {kind === "ring" && <Ring digits={columns} />}
              {drawn.map(shown)}
            </div>
          )}
          {lines.filter(([, { row }]) => row >= 1).map(shown)}
        </figure>
      </Fitted>
    </section>
  );
}

const isSpanning = ({ look, columns }: Mark) => look === "label" && columns > 1;

function placeOf(mark: Mark, { kind, columns }: Drawing): CSSProperties {
  if (kind === "ring") return ringPlace(mark, columns);
  return { gridArea: `${mark.row} / ${mark.column} / span ${mark.rows} / span ${mark.columns}` };
}

// Words, signs and a bar digit need no MathML; a letter does.
function Shown({ mark: { look, shows } }: { mark: Mark }) {
  if (shows.length === 0) return <Stroke look={look} />;
  const [part, ...others] = shows;
  if (others.length > 0) return <ShownMaths of={shows} />;
  if (typeof part === "string" && (look === "sign" || (look === "label" && part.length > 1))) {
    return <ShownWords of={part} />;
  }
  if (typeof part === "object" && part.kind === "bars") return <BarDigits digits={part.digits} />;
  return <ShownMaths of={shows} />;
}

function BarDigits({ digits }: { digits: Extract<Notation[number], { kind: "bars" }>["digits"] }) {
  return [...digits.entries()].map(([place, digit]) => (
    <span key={place} className={digit < 0 ? "board-digit board-bar" : "board-digit"}>
      {Math.abs(digit)}
    </span>
  ));
}

// Drawn in a box of 100 by 100 that takes the shape of its place; lines keep their width. A dot, a
// box and an elbow are boxes with a border.
const STROKES: Partial<Record<Look, string>> = {
  cross: "M8 24 92 76M8 76 92 24",
  bracket: "M10 22C80 30 80 70 10 78",
  rule: "M0 50H100",
  dashes: "M0 50H100",
  divider: "M50 0V100",
};

function Stroke({ look }: { look: Look }) {
  const path = STROKES[look];
  return (
    path && (
      <svg
        className="board-stroke"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    )
  );
}
