import { PICTURE_WIDTH, Picture } from "./picture.tsx";
import { Bracket, ROW, TILE, Tile } from "./picture-parts.tsx";
import { LETTERS, WORD } from "./pictured-word.ts";

const MIDDLE = PICTURE_WIDTH / 2;
const AKSHARAS_Y = 164;
const LETTERS_Y = 210;

/** The word split into aksharas, and those into letters. */
export function PictureRead() {
  return (
    <Picture
      name="Read"
      description={`The word ${WORD.latin} falls into ${WORD.aksharas.length} aksharas, each ending in its vowel, and these into ${LETTERS.length} letters.`}
      height={330}
    >
      <text className="picture-word" x={MIDDLE} y="66" lang="sa-Deva">
        {WORD.text}
      </text>
      {ROW.map(({ text, left, right, letters }) => {
        const middle = (left + right) / 2;
        return (
          <g key={text}>
            <path className="picture-line" d={`M${MIDDLE} 84L${middle} 112`} />
            <text className="picture-akshara" x={middle} y={AKSHARAS_Y - 12} lang="sa-Deva">
              {text}
            </text>
            <Bracket left={left} right={right} y={AKSHARAS_Y + 14} depth={16} />
            {letters.map((letter) => (
              <g key={letter.latin}>
                <Tile {...letter} y={LETTERS_Y} />
                <text
                  className="picture-label picture-iast"
                  x={letter.x + TILE / 2}
                  y={LETTERS_Y + TILE + 30}
                >
                  {letter.latin}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </Picture>
  );
}
