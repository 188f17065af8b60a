import type { Ref } from "react";
import { inkOn } from "#domain/colour/contrast.ts";
import { hexToRgb } from "#domain/colour/oklch.ts";
import { SCRIPT_LANGUAGES } from "../../../ui/text/scripts.ts";
import { VarnamalaWheel } from "../wheel/varnamala-wheel.tsx";
import type { WordFigure } from "../wheel/word-figure.ts";
import type { LitLetter } from "../word/lit-aksharas.ts";
import type { LitText } from "../word/lit-text.ts";
import "../wheel/varnamala-wheel.css";

const WIDTH = 800;
const HEIGHT = 1130;
const EDGE = 40;

/** More letters than this leave no room for their names. */
const MOST_NAMED = 16;

/** Three spellings of a word of more letters than this are too small to read in one row. */
const MOST_ABREAST = 12;
const ABREAST = {
  devanagari: { x: 400, y: 842, room: 700, size: 72 },
  latin: { x: 156, y: 904, room: 230, size: 36 },
  kannada: { x: 400, y: 904, room: 230, size: 36 },
  telugu: { x: 644, y: 904, room: 230, size: 36 },
  number: { x: 400, y: 972, room: 700, size: 44 },
} satisfies Places;
const BELOW_ONE_ANOTHER = {
  devanagari: { x: 400, y: 812, room: 700, size: 44 },
  latin: { x: 400, y: 856, room: 700, size: 30 },
  kannada: { x: 400, y: 899, room: 700, size: 30 },
  telugu: { x: 400, y: 943, room: 700, size: 30 },
  number: { x: 400, y: 992, room: 700, size: 34 },
} satisfies Places;

type Places = Readonly<Record<string, Place>>;

interface Place {
  readonly x: number;
  readonly y: number;
  /** The width the text must keep to. */
  readonly room: number;
  /** Its largest font size. */
  readonly size: number;
}

interface LeafDrawingProps {
  readonly lit: LitText;
  readonly figure: WordFigure | null;
  /** The font class for the word, by script: a page may hold small fonts for its first word. */
  readonly fontClass: string;
  readonly ref: Ref<SVGSVGElement>;
}

/** A word on a leaf: its figure on the wheel, its four scripts, its number and its colours. */
export function LeafDrawing({ lit, figure, fontClass, ref }: LeafDrawingProps) {
  const { devanagari, latin, kannada, telugu } = lit.spellings;
  const places = lettersIn(latin) > MOST_ABREAST ? BELOW_ONE_ANOTHER : ABREAST;
  const number = lit.hasVowel ? lit.exact : "no vowel, so no number";
  return (
    <svg
      ref={ref}
      className="word-leaf"
      data-word={lit.text}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`A leaf for ${lit.text}: its figure on the wheel of letters, ${latin} in four scripts, ${lit.hasVowel ? "its number " : ""}${number} and its colours.`}
    >
      <rect className="word-leaf-paper" width={WIDTH} height={HEIGHT} />
      <rect className="word-leaf-rule" x="14" y="14" width={WIDTH - 28} height={HEIGHT - 28} />
      <rect className="word-leaf-rule" x="19" y="19" width={WIDTH - 38} height={HEIGHT - 38} />
      <VarnamalaWheel
        figure={figure}
        viewBox="-4 -4 808 808"
        x={EDGE}
        y="34"
        width={WIDTH - 2 * EDGE}
        height={WIDTH - 2 * EDGE}
      />
      <Word
        text={devanagari}
        lang={SCRIPT_LANGUAGES.devanagari}
        fontClass={fontClass}
        {...places.devanagari}
      />
      <Word text={latin} lang={SCRIPT_LANGUAGES.latin} fontClass="serif" {...places.latin} />
      <Word
        text={kannada}
        lang={SCRIPT_LANGUAGES.kannada}
        fontClass={fontClass}
        {...places.kannada}
      />
      <Word text={telugu} lang={SCRIPT_LANGUAGES.telugu} fontClass={fontClass} {...places.telugu} />
      <Word text={number} lang="en" fontClass="serif" {...places.number} />
      <Colours letters={lit.aksharas.flatMap((akshara) => akshara.letters)} />
      <text className="word-leaf-label" x="400" y={HEIGHT - 32}>
        Shabda Gyan: word, number by Aryabhata’s rule, colours
      </text>
    </svg>
  );
}

interface WordProps extends Place {
  readonly text: string;
  readonly lang: string;
  readonly fontClass: string;
}

/** A letter's width, as a share of its size: wide enough for every script. */
const LETTER_WIDTH = 0.68;

function Word({ text, lang, fontClass, x, y, room, size }: WordProps) {
  const fitting = room / (lettersIn(text) * LETTER_WIDTH);
  return (
    <text
      className={`word-leaf-word ${fontClass}`}
      lang={lang}
      x={x}
      y={y}
      fontSize={Math.round(Math.min(size, fitting) * 10) / 10}
    >
      {text}
    </text>
  );
}

// A sign stands above or below its letter, not beside it.
const lettersIn = (text: string) => [...text.replaceAll(/\p{Mn}/gu, "")].length;

function Colours({ letters }: { letters: readonly LitLetter[] }) {
  const width = (WIDTH - 2 * EDGE) / letters.length;
  return letters.map(({ iast, hex }, index) => {
    if (hex === null) return null;
    const x = EDGE + index * width;
    const key = `${index} ${iast}`;
    return (
      <g key={key}>
        <rect x={x} y="1004" width={width} height="64" fill={hex} />
        {letters.length <= MOST_NAMED && (
          <text className={`word-leaf-on-${inkOn(hexToRgb(hex)!)}`} x={x + width / 2} y="1044">
            {iast}
          </text>
        )}
      </g>
    );
  });
}
