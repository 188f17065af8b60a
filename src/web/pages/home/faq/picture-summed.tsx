import { groupedText } from "#domain/exact/digit-grouping.ts";
import { PICTURE_WIDTH, Picture } from "./picture.tsx";
import { Bracket, ROW, TILE, Tile } from "./picture-parts.tsx";
import { type PictureLetter, WORD } from "./pictured-word.ts";

const TILES_Y = 12;
const SUM_Y = 196;
const TOTAL_Y = 288;
const TOTAL_WIDTH = 216;

/** The numbers of the letters, the sum of each akshara and the word's number. */
export function PictureSummed() {
  const sums = WORD.aksharas.map(({ value }) => groupedText(`${value}`, "western"));
  const total = groupedText(`${WORD.value}`, "western");
  return (
    <Picture
      name="Summed"
      description={`Consonants have numbers and are added; the vowel after them says by which power of ten they count. ${sums.join(" and ")} make ${total}.`}
      height={330}
    >
      {ROW.map(({ text, letters, left, right, value }) => (
        <g key={text}>
          {letters.map((letter) => (
            <g key={letter.latin}>
              <Tile {...letter} y={TILES_Y} />
              <text className="picture-label" x={letter.x + TILE / 2} y={TILES_Y + TILE + 32}>
                <Count {...letter} />
              </text>
            </g>
          ))}
          <Bracket left={left} right={right} y={148} depth={-14} />
          <path className="picture-line" d={`M${(left + right) / 2} 148v14`} />
          <text className="picture-figure" x={(left + right) / 2} y={SUM_Y}>
            {groupedText(`${value}`, "western")}
          </text>
        </g>
      ))}
      <text className="picture-figure" x={(ROW[0]!.right + ROW[1]!.left) / 2 + 8} y={SUM_Y}>
        +
      </text>
      <path className="picture-rule" d={`M24 222H${PICTURE_WIDTH - 24}`} />
      <rect
        className="picture-computed"
        x={(PICTURE_WIDTH - TOTAL_WIDTH) / 2}
        y={TOTAL_Y - 42}
        width={TOTAL_WIDTH}
        height="60"
        rx="2"
      />
      <text className="picture-total" x={PICTURE_WIDTH / 2} y={TOTAL_Y}>
        {total}
      </text>
    </Picture>
  );
}

function Count({ value, exponent }: PictureLetter) {
  if (exponent === null) return value;
  return (
    <>
      ×10
      <tspan dy="-9" fontSize="16">
        {exponent}
      </tspan>
    </>
  );
}
