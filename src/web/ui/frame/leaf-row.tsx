import { type ReactNode, useId } from "react";
import { devanagariNumeral } from "./devanagari-numeral.ts";

interface LeafRowProps {
  /** The id of this part, for links that lead to it. */
  readonly id?: string;
  /** The number of this step, written in the margin in Devanagari. */
  readonly number?: number;
  /**
   * The title of this part, in the margin; a heading unless the body brings its own (`titledBy`).
   */
  readonly title?: string;
  /** One note under the title. */
  readonly note?: ReactNode;
  /** Anything else for the margin. */
  readonly margin?: ReactNode;
  /** The id of the heading in the body, for the row that opens a page with its h1. */
  readonly titledBy?: string;
  /** The margin holds a wheel, a map or filters. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One part of a page: its title in the margin, its content on the leaf. */
export function LeafRow(props: LeafRowProps) {
  const { id, number, title, note, margin, titledBy, wide, children } = props;
  const headingId = useId();
  const classes = ["leaf-row", wide && "leaf-row-wide", titledBy && "leaf-row-titled"];
  return (
    <section
      id={id}
      className={classes.filter(Boolean).join(" ")}
      aria-labelledby={titledBy ?? (title === undefined ? undefined : headingId)}
    >
      <div className="folio">
        {number !== undefined && (
          <span className="folio-number" aria-hidden="true" lang="sa-Deva">
            {devanagariNumeral(number)}
          </span>
        )}
        {title !== undefined &&
          (titledBy === undefined ? (
            <h2 id={headingId} className="folio-title">
              {title}
            </h2>
          ) : (
            <p className="folio-title">{title}</p>
          ))}
        {note !== undefined && <p className="note">{note}</p>}
        {margin}
      </div>
      <div className="leaf-body">{children}</div>
    </section>
  );
}
