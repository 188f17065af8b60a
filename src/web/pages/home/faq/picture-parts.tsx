import { type ReactNode, useId } from "react";
import { inkOn } from "#domain/colour/contrast.ts";
import { hexToRgb } from "#domain/colour/oklch.ts";
import { FIRST_WORD } from "../word/first-word.ts";
import type { LitLetter } from "../word/lit-aksharas.ts";
import { type LitText, litText } from "../word/lit-text.ts";

/** The word of the pictures: the first word that the Aryabhatiya writes a number with. */
export const WORD = litText(FIRST_WORD) as LitText;

/** The width of every picture, in drawing units. */
export const PICTURE_WIDTH = 480;
/** The side length of a letter's tile. */
export const TILE = 72;
/** The gaps between two letters and between two aksharas. */
const GAP = 12;
const BREAK = 36;

const aksharas = WORD.aksharas.map(({ text, exponent, letters }) => ({
  text,
  letters,
  value: letters.reduce((sum, { value }) => sum + (value ?? 0), 0) * 10 ** exponent!,
  exponent: exponent!,
  width: letters.length * (TILE + GAP) - GAP,
}));
const widthOf = (some: typeof aksharas) => some.reduce((sum, { width }) => sum + width + BREAK, 0);
const START = (PICTURE_WIDTH - widthOf(aksharas) + BREAK) / 2;

/** The word's aksharas as a row of tiles: the edges of each akshara, and the left edge of each tile. */
export const ROW = aksharas.map(({ letters, width, ...akshara }, index) => {
  const left = START + widthOf(aksharas.slice(0, index));
  return {
    ...akshara,
    left,
    right: left + width,
    middle: left + width / 2,
    letters: letters.map((letter) => ({ ...letter, x: left + letter.at * (TILE + GAP) })),
  };
});

interface PictureProps {
  readonly name: string;
  readonly description: string;
  readonly height: number;
  readonly children: ReactNode;
}

/** One of the three pictures, with its text description. */
export function Picture({ name, description, height, children }: PictureProps) {
  const id = useId();
  return (
    <figure>
      <svg
        className="picture"
        viewBox={`0 0 ${PICTURE_WIDTH} ${height}`}
        role="img"
        aria-labelledby={`${id}name ${id}text`}
      >
        <title id={`${id}name`}>{name}</title>
        <desc id={`${id}text`}>{description}</desc>
        {children}
      </svg>
      <figcaption className="note">
        <b>{name}.</b> {description}
      </figcaption>
    </figure>
  );
}

interface TileProps extends LitLetter {
  readonly x: number;
  readonly y: number;
  /** What stands below it. */
  readonly children?: ReactNode;
}

/** A letter on a tile of its colour. */
export function Tile({ letter, hex, x, y, children }: TileProps) {
  return (
    <g>
      <rect x={x} y={y} width={TILE} height={TILE} rx="2" fill={hex!} />
      <text
        className={`picture-letter picture-on-${inkOn(hexToRgb(hex!)!)}`}
        x={x + TILE / 2}
        y={y + TILE * 0.66}
        lang="sa-Deva"
      >
        {letter}
      </text>
      {children && (
        <text className="picture-label" x={x + TILE / 2} y={y + TILE + 31}>
          {children}
        </text>
      )}
    </g>
  );
}

interface BracketProps {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly depth: number;
}

/** A bracket from left to right, open to the top or bottom. */
export const Bracket = ({ left, right, y, depth }: BracketProps) => (
  <path className="picture-line" d={`M${left} ${y + depth}V${y}H${right}V${y + depth}`} />
);
