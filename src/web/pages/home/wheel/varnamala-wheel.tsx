import { type ComponentProps, useId } from "react";
import { CENTRE, namePath, pointAt, round, sectorPath } from "../../../ui/wheel-geometry.ts";
import {
  letterPoint,
  RINGS,
  WHEEL_LETTERS,
  WHEEL_PLACES,
  type WheelLetter,
} from "./wheel-letters.ts";
import type { WordFigure } from "./word-figure.ts";

interface VarnamalaWheelProps extends ComponentProps<"svg"> {
  /** The size of each letter's transliteration in the wheel's units; 0 leaves it out. */
  readonly nameSize?: number;
  /** The figure of a word: its line is drawn, and only its letters keep their full colour. */
  readonly figure?: WordFigure | null;
  /** Makes each letter a button. */
  readonly keyOf?: ((letter: WheelLetter) => ComponentProps<"g">) | null;
}

/** The varnamala in its letter colours, drawn from the letters' places and efforts. */
export function VarnamalaWheel(props: VarnamalaWheelProps) {
  const { nameSize = 0, figure = null, keyOf = null, ...svg } = props;
  const id = useId();
  return (
    <svg
      viewBox="0 0 800 800"
      {...svg}
      className={`wheel ${svg.className ?? ""}`}
      role={keyOf === null ? "img" : "group"}
      aria-labelledby={`${id}name ${id}text`}
    >
      <title id={`${id}name`}>The wheel of the varnamala</title>
      <desc id={`${id}text`}>
        Vowels in the inner ring, the 25 varga consonants in five arcs by place of articulation with
        their numbers 1 to 25, and the eight other consonants with 30 to 100 outside. Clockwise from
        the top: guttural, palatal, retroflex, dental, labial. Hue shows the place, lightness the
        effort.
      </desc>
      <circle className="wheel-bed" cx={CENTRE} cy={CENTRE} r="130" strokeWidth="112" />
      {[68, 193, 322, 384].map((radius) => (
        <circle key={radius} className="wheel-rule" cx={CENTRE} cy={CENTRE} r={radius} />
      ))}
      {WHEEL_LETTERS.map((letter) => (
        <g key={letter.latin} {...keyOf?.(letter)}>
          <Ground {...letter} isDimmed={figure?.lit.has(letter.latin) === false} />
        </g>
      ))}
      {figure !== null && <ThreadedWord figure={figure} isNamed={nameSize > 0} />}
      <g className="wheel-writing">
        {WHEEL_LETTERS.map((letter) => (
          <Writing
            key={letter.latin}
            {...letter}
            nameSize={nameSize}
            isDimmed={figure !== null && !figure.lit.has(letter.latin)}
          />
        ))}
        {WHEEL_PLACES.map(({ name, direction }) => (
          <PlaceName key={name} name={name} direction={direction} pathId={`${id}${name}`} />
        ))}
      </g>
    </svg>
  );
}

function Ground({ isDimmed, ...letter }: WheelLetter & { isDimmed: boolean }) {
  const { ring, hex, direction, span } = letter;
  const { inner, outer } = RINGS[ring];
  const [x, y] = letterPoint(letter);
  const className = isDimmed ? "wheel-dim" : undefined;
  return inner === null ? (
    <circle className={className} cx={x} cy={y} r={outer} fill={hex} />
  ) : (
    <path className={className} d={sectorPath(inner, outer, direction, span)} fill={hex} />
  );
}

interface ThreadedWordProps {
  readonly figure: WordFigure;
  readonly isNamed: boolean;
}

/** The line in two strokes, to show on every colour, and its letters on it as beads. */
function ThreadedWord({ figure, isNamed }: ThreadedWordProps) {
  const { path, start, lit } = figure;
  return (
    <g className="wheel-figure">
      <path className="wheel-figure-edge" d={path} />
      <path className="wheel-figure-line" d={path} />
      {WHEEL_LETTERS.filter(({ latin }) => lit.has(latin)).map((letter) => (
        <Bead
          key={letter.latin}
          letter={letter}
          isFirst={start === letter.latin}
          isNamed={isNamed}
        />
      ))}
    </g>
  );
}

interface BeadProps {
  readonly letter: WheelLetter;
  readonly isFirst: boolean;
  readonly isNamed: boolean;
}

function Bead({ letter, isFirst, isNamed }: BeadProps) {
  const [cx, cy] = letterPoint(letter);
  const r = RINGS[letter.ring].bead + (isNamed ? 5 : 0);
  return (
    <>
      {isFirst && <circle className="wheel-first" cx={cx} cy={cy} r={r + 5} />}
      <circle className="wheel-bead" cx={cx} cy={cy} r={r} fill={letter.hex} />
    </>
  );
}

interface WritingProps extends WheelLetter {
  readonly nameSize: number;
  readonly isDimmed: boolean;
}

function Writing({ nameSize, isDimmed, ...letter }: WritingProps) {
  const { ring, ink, direction, value, latin } = letter;
  const { valueAt, valueTurn } = RINGS[ring];
  const [x, y] = letterPoint(letter);
  const [valueX, valueY] = pointAt(valueAt, direction + valueTurn);
  const isNamed = nameSize > 0;
  const size = RINGS[ring].size * (isNamed ? 0.8 : 1);
  const inkClass = `wheel-letter wheel-letter-${isDimmed ? "dim" : ink}`;
  return (
    <>
      <text
        className={inkClass}
        lang="sa-Deva"
        x={x}
        y={round(y + size * (isNamed ? -0.08 : 0.33))}
        fontSize={size}
      >
        {letter.letter}
      </text>
      {isNamed && (
        <text
          className={`${inkClass} wheel-latin`}
          lang="sa-Latn"
          x={x}
          y={round(y + size * 0.1 + nameSize * 0.8)}
          fontSize={nameSize}
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
      <path id={pathId} d={namePath(isBelow ? 402 : 388, direction, 34)} fill="none" />
      <text className="wheel-place">
        <textPath href={`#${pathId}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </>
  );
}
