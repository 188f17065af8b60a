import { VARGA_LETTERS, VARGA_SIDE } from "../varga-letters.ts";
import { hueHex, STRIP, tickPath, wavePath } from "./weave-geometry.ts";

/** The side length of a letter's square, and of all squares together. */
export const CELL = 64;
export const CLOTH = CELL * VARGA_SIDE;

const HUE_STEPS = 24;

/** Parts that both layouts share, drawn once: the three continua and the letters. */
export function WeaveParts() {
  return (
    <svg className="unseen" aria-hidden="true">
      <defs>
        <linearGradient id="weave-hues">
          {Array.from({ length: HUE_STEPS + 1 }, (_, index) => {
            const share = index / HUE_STEPS;
            return (
              <stop key={share} offset={`${Math.round(100 * share)}%`} stopColor={hueHex(share)} />
            );
          })}
        </linearGradient>
        <path id="weave-sound" className="weave-line" d={wavePath()} />
        <path id="weave-number" className="weave-line" d={tickPath()} />
        <rect id="weave-colour" {...STRIP} fill="url(#weave-hues)" />
        <g id="weave-cloth">
          {VARGA_LETTERS.map(({ devanagari, value, row, column, hex, ink }) => (
            <g key={value} className={`weave-${ink}`}>
              <rect
                x={column * CELL}
                y={row * CELL}
                width={CELL - 2}
                height={CELL - 2}
                fill={hex}
              />
              <text className="weave-letter" x={column * CELL + 31} y={row * CELL + 36}>
                {devanagari}
              </text>
              <text x={column * CELL + 31} y={row * CELL + 56}>
                {value}
              </text>
            </g>
          ))}
        </g>
      </defs>
    </svg>
  );
}
