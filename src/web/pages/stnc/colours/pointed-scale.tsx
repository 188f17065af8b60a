import type { ReactNode } from "react";
import { percent } from "./scale-drawing.tsx";
import "./pointed-scale.css";

/** A part of a scale that can be pointed at. */
export interface ScalePart {
  /** Its place in the address: pressed, the part stays chosen. */
  readonly id: string;
  readonly name: string;
  /** In shares of the whole. */
  readonly start: number;
  readonly end: number;
  /** What is read off it. */
  readonly reading: ReactNode;
}

interface PointedScaleProps {
  readonly label: string;
  readonly hint: string;
  readonly parts: readonly ScalePart[];
  /** The scale itself, drawn as wide as there is room. */
  readonly children: ReactNode;
}

/**
 * A scale with its parts named below: pointed at, focused or pressed, a part is framed in the scale
 * and its figures stand under it. It takes no script: the address remembers what was pressed.
 */
export function PointedScale({ label, hint, parts, children }: PointedScaleProps) {
  return (
    <div className="pointed">
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
