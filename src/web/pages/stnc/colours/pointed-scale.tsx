import type { ReactNode } from "react";
import { percent } from "../scale-drawing.tsx";
import "./colours.css";

/** A part of a scale that visitors can point at. */
interface ScalePart {
  /** Its fragment in the address; a pressed part stays chosen. */
  readonly id: string;
  readonly name: string;
  /** As fractions of the whole. */
  readonly start: number;
  readonly end: number;
  /** The figures shown for it. */
  readonly reading: ReactNode;
}

interface PointedScaleProps {
  readonly label: string;
  readonly hint: string;
  /** Which scale it is: its names stand under their own parts. */
  readonly of: "light" | "waves";
  readonly parts: readonly ScalePart[];
  /** The drawing of the scale, as wide as there is room. */
  readonly children: ReactNode;
}

/**
 * A scale with the names of its parts below. A part that is pointed at, focused or pressed gets a
 * frame in the scale and shows its figures. It needs no script: the address stores the pressed
 * part.
 */
export function PointedScale({ label, hint, of, parts, children }: PointedScaleProps) {
  return (
    <div className={`pointed pointed-${of}`}>
      <div className="pointed-ground">{children}</div>
      <ol aria-label={label} className="no-print">
        {parts.map(({ id, name, start, end, reading }) => (
          <li key={id} id={id}>
            <a href={`#${id}`}>
              <svg className="pointed-mark" aria-hidden="true">
                <rect x={percent(start)} width={percent(end - start)} height="100%" />
              </svg>
              {name} <span className="pointed-reading serif">{reading}</span>
            </a>
          </li>
        ))}
      </ol>
      <p className="pointed-hint label no-print" aria-hidden="true">
        {hint}
      </p>
    </div>
  );
}
