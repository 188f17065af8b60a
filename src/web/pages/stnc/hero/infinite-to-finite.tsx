import type { ReactNode } from "react";
import { VARGA_LETTERS, VARGA_ROWS, type VargaLetter } from "../varga-letters.ts";
import { crossings, hueHex, numberAt, STRIP, threadPaths, turns } from "./weave-geometry.ts";
import { CELL, CLOTH, WeaveParts } from "./weave-parts.tsx";
import "./infinite-to-finite.css";

const TITLE = "Infinite to Finite";
const DESCRIPTION =
  "At the top three things without end: a wave whose swings grow ever shorter, a line on which all whole numbers crowd towards its end, and the circle of hues, each passing into the next. Threads run down from all three and meet in a square of five by five letters, each with one sound, one number from 1 to 25 and one colour.";

const STRIPS_Y = 34;

interface Arrangement {
  readonly width: number;
  readonly height: number;
  /** The starting positions of sound, number and colour. */
  readonly strips: readonly [number, number, number];
  readonly stripWidth: number;
  /** The number of threads from each of the three. */
  readonly threads: number;
}

const WIDE: Arrangement = {
  width: 960,
  height: 612,
  strips: [0, 340, 680],
  stripWidth: STRIP.width,
  threads: 13,
};
const NARROW: Arrangement = {
  width: 320,
  height: 536,
  strips: [0, 110, 220],
  stripWidth: 100,
  threads: 7,
};

/** Sound, number and colour narrow to one square of letters; drawn more closely on a phone. */
export function InfiniteToFinite({ example }: { example: VargaLetter }) {
  return (
    <div className="weave-board">
      <WeaveParts />
      <Weave className="weave-wide" arrangement={WIDE}>
        {["every pitch", "every count", "every hue"].map((words, index) => (
          <text key={words} className="weave-end" x={WIDE.strips[index]! + STRIP.width} y="20">
            {words}
          </text>
        ))}
        {VARGA_ROWS.map((name, row) => (
          <text
            key={name}
            className="weave-end"
            x={(WIDE.width - CLOTH) / 2 - 16}
            y={clothTop(WIDE) + (row + 0.5) * CELL + 5}
          >
            {name}
          </text>
        ))}
      </Weave>
      <Weave className="weave-narrow" arrangement={NARROW} />
      <WeaveLetters example={example} />
    </div>
  );
}

interface WeaveProps {
  readonly className: string;
  readonly arrangement: Arrangement;
  readonly children?: ReactNode;
}

function Weave({ className, arrangement, children }: WeaveProps) {
  const { width, height, strips, stripWidth } = arrangement;
  const clothX = (width - CLOTH) / 2;
  return (
    <svg className={`weave ${className}`} viewBox={`-2 0 ${width + 4} ${height}`} role="img">
      <title>{TITLE}</title>
      <desc>{DESCRIPTION}</desc>
      {["Sound", "Number", "Colour"].map((name, index) => (
        <g key={name}>
          <text className="weave-name" x={strips[index]} y="20">
            {name}
          </text>
          <use
            href={`#weave-${name.toLowerCase()}`}
            transform={`translate(${strips[index]} ${STRIPS_Y}) scale(${stripWidth / STRIP.width} 1)`}
          />
        </g>
      ))}
      <Threads {...arrangement} />
      <use href="#weave-cloth" x={clothX} y={clothTop(arrangement)} />
      {children}
    </svg>
  );
}

/** Threads start where the wave crosses its middle line, at numbers, and all round the hues. */
function Threads({ width, height, strips, stripWidth, threads }: Arrangement) {
  const starts = [
    crossings().slice(0, threads),
    Array.from({ length: threads }, (_, index) => numberAt(index + 1)),
    Array.from({ length: threads }, (_, index) => (STRIP.width * (index + 0.5)) / threads),
  ];
  const [sound, number, colour] = starts.map((xs, set) =>
    threadPaths(
      {
        y: STRIPS_Y + STRIP.height + 6,
        xs: xs.map((x) => strips[set]! + (x * stripWidth) / STRIP.width),
      },
      {
        y: clothTop({ height }),
        xs: turns((width - CLOTH) / 2, CLOTH, { sets: starts.length, set, threads }),
      },
    ),
  );
  return (
    <g className="weave-threads">
      <path className="weave-heard" d={sound!.join("")} />
      <path className="weave-counted" d={number!.join("")} />
      {colour!.map((path, index) => (
        <path key={path} d={path} stroke={hueHex((index + 0.5) / threads)} />
      ))}
    </g>
  );
}

const clothTop = ({ height }: Pick<Arrangement, "height">) => height - CLOTH - 2;

/** In the order of the rows and of the columns. */
const PLACES = ["throat", "palate", "roof of the mouth", "teeth", "lips"];
const EFFORTS = ["plain", "with breath", "with voice", "with voice and breath", "through the nose"];

/**
 * Links over the letters of the drawing: the one pointed at, focused or pressed gets the ring and
 * tells its sound, number and colour. They need no script: the address stores the pressed one.
 */
function WeaveLetters({ example }: { example: VargaLetter }) {
  return (
    <ol className="weave-letters" aria-label="The twenty-five letters">
      {VARGA_LETTERS.map(({ latin, value, row, column, shade }) => (
        <li
          key={value}
          id={`${latin}a`}
          className={value === example.value ? "weave-first" : undefined}
        >
          <a href={`#${latin}a`}>
            <span className="weave-told">
              <b lang="sa-Latn">{`${latin}a`}</b>
              {` a sound: ${PLACES[row]}, ${EFFORTS[column]} `}
              <br />
              {`a number: ${value} `}
              <br />
              {`a colour: ${shade}`}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
