import { inkOn } from "#domain/colour/contrast.ts";
import { hexToRgb } from "#domain/colour/oklch.ts";
import { PICTURE_WIDTH } from "./picture.tsx";
import { LETTERS, type PictureLetter, WORD } from "./pictured-word.ts";

/** The side length of a letter's tile. */
export const TILE = 72;

const GAP = 12;
/** The gap between two aksharas. */
const BREAK = 36;

const lettersWidth = LETTERS.length * TILE + (LETTERS.length - WORD.aksharas.length) * GAP;
const START = (PICTURE_WIDTH - lettersWidth - (WORD.aksharas.length - 1) * BREAK) / 2;

/** A letter and its position in a picture. */
interface PlacedLetter extends PictureLetter {
  /** The left edge of its tile. */
  readonly x: number;
}

/** The word's aksharas as a row of tiles, each akshara with its left and right edge. */
export const ROW = WORD.aksharas.map((akshara, index) => {
  const before = WORD.aksharas.slice(0, index);
  const left =
    START + before.reduce((width, { letters }) => width + widthOf(letters.length) + BREAK, 0);
  return {
    ...akshara,
    left,
    right: left + widthOf(akshara.letters.length),
    letters: akshara.letters.map(
      (letter, place): PlacedLetter => ({ ...letter, x: left + place * (TILE + GAP) }),
    ),
  };
});

function widthOf(letters: number): number {
  return letters * TILE + (letters - 1) * GAP;
}

/** A letter on a tile of its colour. */
export function Tile({ letter, hex, x, y }: PlacedLetter & { y: number }) {
  return (
    <>
      <rect x={x} y={y} width={TILE} height={TILE} rx="2" fill={hex} />
      <text
        className={`picture-letter picture-on-${inkOn(hexToRgb(hex)!)}`}
        x={x + TILE / 2}
        y={y + TILE * 0.66}
        lang="sa-Deva"
      >
        {letter}
      </text>
    </>
  );
}

/** A bracket from left to right, open to the top or bottom. */
export function Bracket({
  left,
  right,
  y,
  depth,
}: Record<"left" | "right" | "y" | "depth", number>) {
  return <path className="picture-line" d={`M${left} ${y + depth}V${y}H${right}V${y + depth}`} />;
}
