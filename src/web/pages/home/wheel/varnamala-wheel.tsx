import { type ComponentProps, useId } from "react";
import { CENTRE, namePath, pointAt, round, sectorPath } from "../../../ui/wheel-geometry.ts";
import type { Wheel, WheelLetter } from "./wheel-letters.ts";

const AVARGA_RADIUS = 343.5;

/** The radii of the rings, and where their letters and figures stand and how large. */
const RINGS = {
  breath: { inner: 0, outer: 58, letterAt: 28.5, size: 32, valueAt: 0, valueTurn: 0 },
  vowel: { inner: 80, outer: 157, letterAt: 118.5, size: 31, valueAt: 0, valueTurn: 0 },
  varga: { inner: 176, outer: 290, letterAt: 233, size: 43, valueAt: 304, valueTurn: 0 },
  avarga: {
    inner: null,
    outer: 25,
    letterAt: AVARGA_RADIUS,
    size: 29,
    valueAt: AVARGA_RADIUS,
    valueTurn: 6.7,
  },
} as const;

interface VarnamalaWheelProps extends ComponentProps<"svg"> {
  readonly wheel: Wheel;
  /** Adds each letter's transliteration, for a wheel that can be enlarged. */
  readonly named?: boolean;
}

/** The varnamala in its letter colours, drawn from the letters' places and efforts. */
export function VarnamalaWheel({ wheel, named = false, ...svg }: VarnamalaWheelProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 800 800"
      {...svg}
      className={`wheel ${svg.className ?? ""}`}
      role="img"
      aria-labelledby={`${id}name ${id}text`}
    >
      <title id={`${id}name`}>The wheel of the varnamala</title>
      <desc id={`${id}text`}>
        Vowels in the inner ring, the 25 varga consonants in five arcs by place of articulation with
        their numbers 1 to 25, and the eight other consonants with 30 to 100 outside. Clockwise from
        the top: guttural, palatal, retroflex, dental, labial. Hue shows the place, lightness the
        effort.
      </desc>
      <circle className="wheel-bed" cx={CENTRE} cy={CENTRE} r="118.5" strokeWidth="77" />
      {[70, 166, 318, 369].map((radius) => (
        <circle key={radius} className="wheel-rule" cx={CENTRE} cy={CENTRE} r={radius} />
      ))}
      {wheel.letters.map((letter) => (
        <Cell key={letter.latin} {...letter} named={named} />
      ))}
      {wheel.places.map(({ name, direction }) => (
        <PlaceName key={name} name={name} direction={direction} pathId={`${id}${name}`} />
      ))}
    </svg>
  );
}

function Cell(props: WheelLetter & { named: boolean }) {
  const { ring, letter, latin, hex, ink, direction, span, value, named } = props;
  const { inner, outer, letterAt, valueAt, valueTurn } = RINGS[ring];
  const [x, y] = pointAt(letterAt, direction);
  const [valueX, valueY] = pointAt(valueAt, direction + valueTurn);
  const size = RINGS[ring].size * (named ? 0.8 : 1);
  const inkClass = ink === "ink" ? "wheel-letter" : "wheel-letter wheel-letter-ivory";
  return (
    <>
      {inner === null ? (
        <circle cx={x} cy={y} r={outer} fill={hex} />
      ) : (
        <path d={sectorPath(inner, outer, direction, span)} fill={hex} />
      )}
      <text className={inkClass} x={x} y={round(y + size * (named ? 0.14 : 0.33))} fontSize={size}>
        {letter}
      </text>
      {named && (
        <text
          className={`${inkClass} wheel-latin`}
          x={x}
          y={round(y + size * 0.66)}
          fontSize={round(size * 0.38)}
        >
          {latin}
        </text>
      )}
      {value !== null && (
        <text className="wheel-value" x={valueX} y={round(valueY + 5.5)}>
          {value}
        </text>
      )}
    </>
  );
}

interface PlaceNameProps {
  readonly name: string;
  readonly direction: number;
  readonly pathId: string;
}

function PlaceName({ name, direction, pathId }: PlaceNameProps) {
  const isBelow = direction > 90 && direction < 270;
  return (
    <>
      <path id={pathId} d={namePath(isBelow ? 393 : 379, direction, 34)} fill="none" />
      <text className="wheel-place">
        <textPath href={`#${pathId}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </>
  );
}
