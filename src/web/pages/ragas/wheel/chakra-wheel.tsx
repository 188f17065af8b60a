import { type KeyboardEvent, type MouseEvent, memo, useState } from "react";
import { CHAKRAS } from "#domain/raga/chakra.ts";
import { CENTRE } from "../../../ui/wheel-geometry.ts";
import "./chakra-wheel.css";
import { followArrows } from "../../../ui/follow-arrows.ts";
import { isAskedFor, type RagaFilter } from "../list/raga-filter.ts";
import { GrahaBhedaLines, GrahaBhedaWords, labelOf } from "./graha-bheda.tsx";
import {
  chakraNameGround,
  chakraNamePath,
  INNER_RADIUS,
  type RagaCell,
  WHEEL_CELLS,
} from "./wheel-cells.ts";
import { NAME_PLACE, type WheelStop, wheelNeighbour } from "./wheel-keys.ts";

interface ChakraWheelProps {
  /** The ragas in the table; the wheel dims the others. */
  readonly filter: RagaFilter;
  /** The numbers that a name search found; null without a search. */
  readonly found: readonly number[] | null;
  /** The raga that sounds; the wheel shows where it leads by graha bheda. */
  readonly heard: number | null;
  readonly onChange: (change: Pick<RagaFilter, "chakra">) => void;
  readonly onHear: (number: number) => void;
}

/** The 72 ragas in twelve chakras; a number sounds its raga, a chakra's name filters its six. */
export const ChakraWheel = memo(function ChakraWheel(props: ChakraWheelProps) {
  const { filter, found, heard, onChange, onHear } = props;
  const [current, setCurrent] = useState<WheelStop>({ chakra: 1, place: 1 });
  const [pointed, point] = useState<RagaCell | null>(null);

  const isShown = (number: number) =>
    (found?.includes(number) ?? true) && isAskedFor(number, filter);

  // A single Tab stop; the arrow keys move on from there.
  const stopAt = (stop: WheelStop) => ({
    id: idOf(stop),
    tabIndex: idOf(stop) === idOf(current) ? 0 : -1,
    onKeyDown: (event: KeyboardEvent) => walk(event, stop),
  });

  // Otherwise the link leads to its address, in another tab for example.
  function press(event: MouseEvent, act: () => void) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  }

  return (
    <nav aria-label="Wheel of the 72 ragas">
      <svg className="chakra-wheel" viewBox="0 0 800 800">
        <title>Twelve chakras of six ragas. Arrow keys move from one to the next.</title>
        <Middle />
        {WHEEL_CELLS.map((cell) => (
          <a
            {...stopAt(cell)}
            key={cell.number}
            href={`/ragas/${cell.number}`}
            aria-label={labelOf(cell.number)}
            className={`wheel-cell wheel-cell-${isShown(cell.number) ? cell.ink : "out"}`}
            onFocus={() => {
              setCurrent(cell);
              point(cell);
            }}
            onBlur={() => point(null)}
            onMouseEnter={() => point(cell)}
            onMouseLeave={() => point(null)}
            onClick={(event) => press(event, () => onHear(cell.number))}
          >
            <path d={cell.path} fill={cell.hex} />
            <text x={cell.x} y={cell.y}>
              {cell.number}
            </text>
          </a>
        ))}
        {CHAKRAS.map(({ number: chakra, name }) => (
          <a
            {...stopAt({ chakra, place: NAME_PLACE })}
            key={name}
            href={`?chakra=${chakra}`}
            aria-current={chakra === filter.chakra ? "true" : undefined}
            className="wheel-chakra"
            onFocus={() => setCurrent({ chakra, place: NAME_PLACE })}
            onClick={(event) =>
              press(event, () => onChange({ chakra: chakra === filter.chakra ? 0 : chakra }))
            }
          >
            <path className="wheel-chakra-ground" d={chakraNameGround(chakra)} />
            <path id={`wheel-name-${chakra}`} d={chakraNamePath(chakra)} fill="none" />
            <text>
              <textPath href={`#wheel-name-${chakra}`} startOffset="50%">
                {name}
              </textPath>
            </text>
          </a>
        ))}
        {pointed !== null && <path className="wheel-pointed" d={pointed.path} />}
        {heard !== null && <GrahaBhedaLines number={heard} />}
      </svg>
      <p className={pointed === null ? "wheel-said no-print" : "wheel-said"} aria-hidden="true">
        {pointed === null
          ? "Press a number to hear its raga; press a chakra to see its six."
          : labelOf(pointed.number)}
      </p>
      <GrahaBhedaWords number={heard} />
    </nav>
  );
});

function Middle() {
  const edge = INNER_RADIUS - 8;
  return (
    <g className="wheel-middle">
      <path d={`M${CENTRE} ${CENTRE - edge}V${CENTRE + edge}`} />
      <text x={CENTRE + 41} y={CENTRE + 4}>
        M1
      </text>
      <text x={CENTRE - 41} y={CENTRE + 4}>
        M2
      </text>
      <text className="wheel-half" x={CENTRE + 45} y={CENTRE + 30}>
        Shuddha
      </text>
      <text className="wheel-half" x={CENTRE - 41} y={CENTRE + 30}>
        Prati
      </text>
    </g>
  );
}

const walk = (event: KeyboardEvent, from: WheelStop) =>
  followArrows(event, (key) => {
    const next = wheelNeighbour(from, key);
    return next && document.getElementById(idOf(next));
  });

const idOf = ({ chakra, place }: WheelStop) => `wheel-${chakra}-${place}`;
