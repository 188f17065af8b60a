import { type MainSthana, STHANAS } from "#domain/sound/articulation.data.ts";
import { CENTRE, namePath, pointAt, round, sectorPath } from "./wheel-geometry.ts";
import { DIRECTION_BY_PLACE, type WheelLetter, wheelLetters } from "./wheel-letters.ts";
import "./varnamala-wheel.css";

const AVARGA_RADIUS = 343.5;
const PLACES = Object.entries(DIRECTION_BY_PLACE) as [MainSthana, number][];

/** Where the letters of a ring stand and how large, and the figures beside them. */
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

/** The varnamala in its letter colours, drawn from the letters' own places and efforts. */
export function VarnamalaWheel() {
  return (
    <svg className="wheel" viewBox="0 0 800 800" role="img" aria-labelledby="wheel-name wheel-text">
      <title id="wheel-name">The wheel of the varnamala</title>
      <desc id="wheel-text">
        Vowels in the inner ring, the 25 varga consonants in five arcs by place of articulation with
        their numbers 1 to 25, and the eight other consonants with 30 to 100 outside. Clockwise from
        the top: guttural, palatal, retroflex, dental, labial. Hue shows the place, lightness the
        effort.
      </desc>
      <circle className="wheel-bed" cx={CENTRE} cy={CENTRE} r="118.5" strokeWidth="77" />
      {[70, 166, 318, 369].map((radius) => (
        <circle key={radius} className="wheel-rule" cx={CENTRE} cy={CENTRE} r={radius} />
      ))}
      {wheelLetters.map((letter) => (
        <Cell key={letter.latin} {...letter} />
      ))}
      {PLACES.map(([place, direction]) => (
        <PlaceName key={place} place={place} direction={direction} />
      ))}
    </svg>
  );
}

function Cell({ ring, letter, hex, ink, direction, span, value }: WheelLetter) {
  const { inner, outer, letterAt, size, valueAt, valueTurn } = RINGS[ring];
  const [x, y] = pointAt(letterAt, direction);
  const [valueX, valueY] = pointAt(valueAt, direction + valueTurn);
  return (
    <>
      {inner === null ? (
        <circle cx={x} cy={y} r={outer} fill={hex} />
      ) : (
        <path d={sectorPath(inner, outer, direction, span)} fill={hex} />
      )}
      <text
        className={ink === "ink" ? "wheel-letter" : "wheel-letter wheel-letter-ivory"}
        x={x}
        y={round(y + size * 0.33)}
        fontSize={size}
      >
        {letter}
      </text>
      {value !== null && (
        <text className="wheel-value" x={valueX} y={round(valueY + 5.5)}>
          {value}
        </text>
      )}
    </>
  );
}

function PlaceName({ place, direction }: { place: MainSthana; direction: number }) {
  const isBelow = direction > 90 && direction < 270;
  return (
    <>
      <path id={`wheel-${place}`} d={namePath(isBelow ? 393 : 379, direction)} fill="none" />
      <text className="wheel-place">
        <textPath href={`#wheel-${place}`} startOffset="50%">
          {STHANAS[place].english}
        </textPath>
      </text>
    </>
  );
}
