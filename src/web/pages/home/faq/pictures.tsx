import { groupedText } from "#domain/exact/digit-grouping.ts";
import { VarnamalaWheel } from "../wheel/varnamala-wheel.tsx";
import { figureOf } from "../wheel/word-figure.ts";
import { Bracket, PICTURE_WIDTH, Picture, ROW, TILE, Tile, WORD } from "./picture-parts.tsx";

const MIDDLE = PICTURE_WIDTH / 2;
const LETTERS = ROW.flatMap(({ letters }) => letters);

/** The word split into aksharas, and those into letters. */
export const PictureRead = () => (
  <Picture
    name="Read"
    description={`The word ${WORD.spellings.latin} falls into ${ROW.length} aksharas, each ending in its vowel, and these into ${LETTERS.length} letters.`}
    height={330}
  >
    <text className="picture-word" x={MIDDLE} y="66" lang="sa-Deva">
      {WORD.text}
    </text>
    {ROW.map(({ text, left, right, middle, letters }) => (
      <g key={text}>
        <path className="picture-line" d={`M${MIDDLE} 84L${middle} 112`} />
        <text className="picture-akshara" x={middle} y="152" lang="sa-Deva">
          {text}
        </text>
        <Bracket left={left} right={right} y={178} depth={16} />
        {letters.map((letter) => (
          <Tile key={letter.at} {...letter} y={210}>
            <tspan className="picture-iast">{letter.iast}</tspan>
          </Tile>
        ))}
      </g>
    ))}
  </Picture>
);

/** The numbers of the letters, the sum of each akshara and the word's number. */
export function PictureSummed() {
  const sums = ROW.map(({ value }) => groupedText(`${value}`, "western"));
  return (
    <Picture
      name="Summed"
      description={`Consonants have numbers and are added; the vowel after them says by which power of ten they count. ${sums.join(" and ")} make ${WORD.exact}.`}
      height={330}
    >
      {ROW.map(({ text, letters, exponent, left, right, middle }, index) => (
        <g key={text}>
          {letters.map((letter) => (
            <Tile key={letter.at} {...letter} y={12}>
              {letter.value ?? (
                <>
                  ×10
                  <tspan dy="-9" fontSize="16">
                    {exponent}
                  </tspan>
                </>
              )}
            </Tile>
          ))}
          <Bracket left={left} right={right} y={148} depth={-14} />
          <path className="picture-line" d={`M${middle} 148v14`} />
          <text className="picture-figure" x={middle} y="196">
            {sums[index]}
          </text>
        </g>
      ))}
      <text className="picture-figure" x={(ROW[0]!.right + ROW[1]!.left) / 2 + 8} y="196">
        +
      </text>
      <path className="picture-rule" d={`M24 222H${PICTURE_WIDTH - 24}`} />
      <rect className="picture-computed" x={MIDDLE - 108} y="246" width="216" height="60" rx="2" />
      <text className="picture-total" x={MIDDLE} y="288">
        {WORD.exact}
      </text>
    </Picture>
  );
}

/** The word's colours, and its figure on the wheel. */
export const PictureColoured = () => (
  <Picture
    name="Coloured"
    description="Each letter has the hue of its place in the mouth. On the wheel of the varnamala the word draws a line from place to place."
    height={412}
  >
    {LETTERS.map((letter) => (
      <Tile key={letter.iast} {...letter} y={12} />
    ))}
    <VarnamalaWheel
      aria-hidden="true"
      figure={figureOf(WORD)}
      x={MIDDLE - 150}
      y={TILE + 26}
      width="300"
      height="300"
    />
  </Picture>
);
