import { useEffect, useState } from "react";
import { roundedDecimal } from "#domain/exact/rounded-decimal.ts";
import type { Script } from "#domain/letters/letters.ts";
import {
  DAYS_IN_YUGA,
  daysPerTurn,
  TURNINGS,
  type Turning,
  turnsAfter,
  YEARS_IN_YUGA,
} from "#domain/numeration/yuga.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Computed } from "../../../ui/text/computed.tsx";
import { Fold, Grouped, WordLinkWithIast } from "./parts.tsx";
import type { ReadingAddress } from "./reading-address.ts";
import "./sky.css";

/** A year of the sky takes twelve seconds. */
const DAYS_PER_SECOND = 365.25 / 12;

/** The days that have passed in the sky, and how they pass. */
interface Days {
  readonly days: number;
  readonly isRunning: boolean;
  readonly run: (isRunning: boolean) => void;
  /** Goes so many days on, and stands still. */
  readonly goOn: (days: number) => void;
  readonly goBack: () => void;
}

/** Lets days pass from 0; they stand still at first if the visitor wants less motion. */
function useDays(): Days {
  const [days, setDays] = useState(0);
  const [isRunning, run] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  useEffect(() => {
    if (!isRunning) return;
    let last: number | null = null;
    const step = (now: number) => {
      const passed = last === null ? 0 : (now - last) / 1000;
      last = now;
      setDays((before) => before + passed * DAYS_PER_SECOND);
      frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
  return {
    days,
    isRunning,
    run,
    goOn: (more) => {
      run(false);
      setDays((before) => before + more);
    },
    goBack: () => {
      run(false);
      setDays(0);
    },
  };
}

interface SkyProps {
  readonly address: ReadingAddress;
  readonly script: Script;
}

const DAYS_IN_YEAR = Number(DAYS_IN_YUGA) / Number(YEARS_IN_YUGA);
const DAYS_IN_MONTH = DAYS_IN_YEAR / 12;
// In hundredths of the width: the ring of the fastest, and the way from ring to ring.
const INNERMOST = 9;
const STEP = 4.6;
const radiusOf = (place: number) => INNERMOST + STEP * place;

/** The sky turning in the ratios of the verse; a pressed planet shows its word. */
function Sky({ address, script }: SkyProps) {
  const { days, isRunning, run, goOn, goBack } = useDays();
  const [chosen, choose] = useState<Turning>(TURNINGS[0]!);
  return (
    <>
      <p className="measure">
        All start together at the first point of Aries and turn as often as their words say. One
        second here is one month. The turns are counted beside each name.
      </p>
      <div className="sky">
        <SkyFigure days={days} chosen={chosen} onChoose={choose} />
        <div>
          <ul className="sky-names" aria-label="What turns">
            {TURNINGS.map((turning, place) => (
              <li key={turning.name}>
                <button
                  type="button"
                  className="pick sky-name"
                  aria-pressed={turning === chosen}
                  onClick={() => choose(turning)}
                >
                  <Dot place={place} />
                  {turning.name}
                  <span className="num" aria-hidden="true">
                    {turnsText(days, turning)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <TurningWord turning={chosen} address={address} script={script} />
        </div>
      </div>
      <p className="sky-time row">
        <span>
          After <b className="num">{(days / DAYS_IN_YEAR).toFixed(1)}</b> years
        </span>
        <Button variant="outlined" onClick={() => run(!isRunning)}>
          {isRunning ? "Pause" : "Turn"}
        </Button>
        <Button variant="outlined" onClick={() => goOn(DAYS_IN_MONTH)}>
          One month later
        </Button>
        <Button variant="outlined" onClick={() => goOn(DAYS_IN_YEAR)}>
          One year later
        </Button>
        <Button variant="outlined" onClick={goBack}>
          Back to the start
        </Button>
      </p>
      <p className="ref">
        <cite>Āryabhaṭīya</cite>, Gītikāpāda 3 and 4: the revolutions in a yuga, “beginning at Meṣa,
        at sunrise on Wednesday at Laṅkā”. The rings stand in the order of speed; their sizes are
        not the verse’s.
      </p>
    </>
  );
}

// Like the planets themselves where they have a colour; null is the ground of the page.
const COLOURS = [
  "#e7e2d2",
  "#4f9a63",
  "#dfeaf4",
  "#f0b429",
  "#c0392b",
  null,
  "#d98a3d",
  "#3f3a36",
  "#4a5d8f",
];

const Dot = ({ place }: { place: number }) => (
  <i className="sky-dot" style={{ background: COLOURS[place] ?? undefined }} aria-hidden="true" />
);

const turnsText = (days: number, turning: Turning) =>
  Math.abs(turnsAfter(days, turning)).toFixed(1);

interface SkyFigureProps {
  readonly days: number;
  readonly chosen: Turning;
  readonly onChoose: (turning: Turning) => void;
}

// The planets of the drawing are for the pointer; the list beside it has the same buttons.
function SkyFigure({ days, chosen, onChoose }: SkyFigureProps) {
  return (
    <div className="sky-figure">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {TURNINGS.map((turning, place) => (
          <circle
            key={turning.name}
            className={turning === chosen ? "sky-ring sky-ring-chosen" : "sky-ring"}
            cx={50}
            cy={50}
            r={radiusOf(place)}
          />
        ))}
        <path className="sky-start" d={`M52 50H${52 + radiusOf(TURNINGS.length) - 3}`} />
        <circle className="sky-earth" cx={50} cy={50} r={2.4} />
      </svg>
      {TURNINGS.map((turning, place) => {
        const angle = 2 * Math.PI * turnsAfter(days, turning);
        const radius = radiusOf(place);
        return (
          <button
            key={turning.name}
            type="button"
            className="sky-body"
            tabIndex={-1}
            aria-hidden="true"
            style={{
              left: `${50 + radius * Math.cos(angle)}%`,
              top: `${50 - radius * Math.sin(angle)}%`,
            }}
            onClick={() => onChoose(turning)}
          >
            <Dot place={place} />
          </button>
        );
      })}
    </div>
  );
}

function TurningWord({ turning, address, script }: SkyProps & { turning: Turning }) {
  const { name, word, isBackward } = turning;
  const [whole = "", decimals] = roundedDecimal(daysPerTurn(turning), 3).text.split(".");
  return (
    <div className="sky-word" role="status">
      <WordLinkWithIast address={address} word={word} script={script} />{" "}
      <Computed>
        <Grouped value={`${word.value}`} />
      </Computed>
      <p>
        {name}: {word.meaning} in a yuga of <Grouped value={`${YEARS_IN_YUGA}`} /> years. One turn
        takes <Grouped value={whole} />
        {decimals && `.${decimals}`} days
        {isBackward && ", against the order of the signs"}.
      </p>
    </div>
  );
}

/** The sky of the verse, folded. */
export const SkyRow = (props: SkyProps) => (
  <LeafRow
    title="A sky from a verse"
    note="Two verses give the turns of the Sun, the Moon and the planets."
  >
    <div className="only-on-screen">
      <Fold title="Let the planets turn">
        <Sky {...props} />
      </Fold>
    </div>
  </LeafRow>
);
