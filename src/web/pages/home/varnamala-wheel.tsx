import { STHANAS } from "#domain/sound/articulation.data.ts";
import { DIRECTION_BY_PLACE, type WheelLetter, wheelLetters } from "./wheel-letters.ts";
import { at, arc, sector } from "./wheel-geometry.ts";
import "./varnamala-wheel.css";

const TITLE = "The wheel of the varnamala";
const DESCRIPTION =
  "Vowels in the inner ring, the 25 varga consonants in five arcs by place of articulation with their numbers 1 to 25, and the eight other consonants with 30 to 100 outside. Clockwise from the top: guttural, palatal, retroflex, dental, labial. Hue shows the place, lightness the manner.";

const VOWEL_RING = { from: 80, to: 157 };
const VARGA_RING = { from: 176, to: 290 };
const AVARGA_RADIUS = 343.5;
const BREATH_RADIUS = 58;

/** The varnamala in its letter colours, drawn from the letters' own places and efforts. */
export function VarnamalaWheel() {
  return (
    <svg className="wheel" viewBox="0 0 800 800" role="img" aria-labelledby="wheel-title wheel-text">
      <title id="wheel-title">{TITLE}</title>
      <desc id="wheel-text">{DESCRIPTION}</desc>
      <circle className="wheel-bed" cx="400" cy="400" r="118.5" strokeWidth="77" />
      <g className="wheel-rule">
        {[70, 166, 318, 369].map((radius) => (
          <circle key={radius} cx="400" cy="400" r={radius} />
        ))}
      </g>
      {wheelLetters.map((letter) => (
        <Cell key={letter.latin} letter={letter} />
      ))}
      {Object.entries(DIRECTION_BY_PLACE).map(([place, direction]) => (
        <PlaceName key={place} place={place as keyof typeof DIRECTION_BY_PLACE} direction={direction} />
      ))}
    </svg>
  );
}

const SHAPES: Readonly<
  Record<
    WheelLetter["ring"],
    { letterRadius: number; size: number; valueRadius: number; valueTurn: number }
  >
> = {
  breath: { letterRadius: 28.5, size: 32, valueRadius: 0, valueTurn: 0 },
  vowel: { letterRadius: 118.5, size: 31, valueRadius: 0, valueTurn: 0 },
  varga: { letterRadius: 233, size: 43, valueRadius: 304, valueTurn: 0 },
  avarga: { letterRadius: AVARGA_RADIUS, size: 29, valueRadius: AVARGA_RADIUS, valueTurn: 6.7 },
};

function Cell({ letter }: { letter: WheelLetter }) {
  const { ring, direction, value } = letter;
  const { letterRadius, size, valueRadius, valueTurn } = SHAPES[ring];
  const [x, y] = at(letterRadius, direction);
  const [valueX, valueY] = at(valueRadius, direction + valueTurn);
  return (
    <>
      <Ground letter={letter} />
      <text
        className={`wheel-letter wheel-${letter.ink}`}
        x={x}
        y={round(y + size * 0.33)}
        fontSize={size}
      >
        {letter.letter}
      </text>
      {value !== null && (
        <text className="wheel-value" x={valueX} y={round(valueY + 5.5)}>
          {value}
        </text>
      )}
    </>
  );
}

function Ground({ letter: { ring, direction, span, hex } }: { letter: WheelLetter }) {
  if (ring === "avarga") {
    const [x, y] = at(AVARGA_RADIUS, direction);
    return <circle cx={x} cy={y} r="25" fill={hex} />;
  }
  const { from, to } =
    ring === "breath" ? { from: 0, to: BREATH_RADIUS } : ring === "vowel" ? VOWEL_RING : VARGA_RING;
  return <path d={sector(from, to, direction, span)} fill={hex} />;
}
