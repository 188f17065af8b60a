import type { CSSProperties, ReactNode } from "react";
import type { Notation } from "#domain/ganita/working/notation.ts";
import { ShownMaths, ShownWords } from "../digits/digits-shown.tsx";
import { boardSentence } from "./board-sentence.ts";
import { boardSize } from "./board-size.ts";
import type { Drawing, Mark } from "./drawing.ts";
import { Ring, ringPlace } from "./ring.tsx";
import { Stroke } from "./stroke.tsx";
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

/** A working as a teacher draws it on the board, up to a step. */
export function Board({ drawing, upTo, present, name = "The board", blank }: BoardProps) {
  const { kind, columns } = drawing;
  const marks = [...drawing.marks.entries()];
  const drawn = marks.filter(([, { look }]) => look !== "line");
  const lines = marks.filter(([, { look }]) => look === "line");
  const top = drawn[0]?.[1].row ?? 1;
  const rows = Math.max(1, ...drawn.map(([, { row }]) => row));
  const shown = ([index, mark]: (typeof marks)[number]) => {
    const asked = blank?.(mark);
    return (
      <span
        key={index}
        className={`board-mark board-${mark.look}`}
        data-late={(!asked && mark.step > upTo) || undefined}
        data-present={(present > 0 && mark.step === present) || undefined}
        style={mark.look === "line" ? undefined : placeOf(mark, drawing)}
      >
        {asked ?? <Shown mark={mark} />}
      </span>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section className="frame board-frame" tabIndex={0} aria-label={name}>
      <figure
        className={`board ${boardSize(drawing)}`}
        role={blank === undefined ? "img" : "group"}
        aria-label={boardSentence(drawing, upTo)}
        style={{ "--rows": rows } as CSSProperties}
      >
        {lines.filter(([, { row }]) => row < top).map(shown)}
        {drawn.length > 0 && (
          <div
            className={`board-${kind}`}
            style={
              kind === "grid" ? { gridTemplateColumns: `repeat(${columns}, auto)` } : undefined
            }
          >
            {kind === "ring" && <Ring digits={columns} />}
            {drawn.map(shown)}
          </div>
        )}
        {lines.filter(([, { row }]) => row >= top).map(shown)}
      </figure>
    </section>
  );
}

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
