import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { inkOn } from "#domain/colour/contrast.ts";
import { hexToRgb } from "#domain/colour/oklch.ts";
import { formsOf } from "#domain/raga/changed-svara.ts";
import type { Raga } from "#domain/raga/raga.ts";
import type { Note } from "#domain/raga/scale.ts";
import { type Svara, svaraFacts } from "#domain/raga/svara.ts";
import { useIsHydrated } from "../../../ui/loading/use-is-hydrated.ts";
import {
  BLACK_HEIGHT,
  BLACK_WIDTH,
  HEIGHT,
  KEY_PLACES,
  keyAt,
  keyOfSvara,
  WHITE_WIDTH,
  WIDTH,
} from "./key-places.ts";
import "./svara-keys.css";

const DISC = 22;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

interface SvaraKeysProps {
  readonly raga: Raga;
  /** The note that sounds. */
  readonly sounding: Note | null;
  readonly onSound: (note: Note) => void;
  /** A svara is to take the place of another form of it. */
  readonly onChange: (svara: Svara) => void;
}

/**
 * The svaras of a melakarta on twelve keys, Sa on the first. A press sounds one; a svara that is
 * dragged, or moved by the arrow keys, becomes another form of itself. The buttons take their places by
 * script; before it, a press on the drawing counts.
 */
export function SvaraKeys({ raga, sounding, onSound, onChange }: SvaraKeysProps) {
  const isHydrated = useIsHydrated();
  const keys = useRef<HTMLDivElement>(null);
  const dragged = useRef<Svara | null>(null);
  const notes = raga.arohana.map((svara, index) => ({ svara, isUpper: index === 7 }));
  const { hex } = raga.colour;

  function keyUnder({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = keys.current!.getBoundingClientRect();
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    return keyAt(x * WIDTH, y * HEIGHT);
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (dragged.current === null) return;
    const { semitones } = keyUnder(event);
    const form = formsOf(dragged.current).find((one) => svaraFacts(one).semitones === semitones);
    if (form === undefined || form === dragged.current) return;
    dragged.current = form;
    onChange(form);
  }

  function step(event: KeyboardEvent, svara: Svara) {
    const forms = formsOf(svara);
    const next = forms[forms.indexOf(svara) + (STEPS[event.key] ?? 0)];
    if (!(event.key in STEPS)) return;
    event.preventDefault();
    if (next !== undefined) onChange(next);
  }

  // A key without a svara takes the nearest that can stand there, the higher of two.
  function press(event: { clientX: number; clientY: number }) {
    const { semitones } = keyUnder(event);
    const own = notes.find(
      ({ svara, isUpper }) => keyOfSvara(svara, isUpper).semitones === semitones,
    );
    if (own !== undefined) return onSound(own);
    const [nearest] = raga.svaras
      .flatMap((from) =>
        formsOf(from).map((form) => ({ form, at: svaraFacts(form).semitones, from })),
      )
      .filter(({ at }) => at === semitones)
      .sort((one, other) => stepsOf(one) - stepsOf(other) || other.form.localeCompare(one.form));
    if (nearest !== undefined) onChange(nearest.form);
  }

  return (
    <div ref={keys} className="svara-keys">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons over it do the same by keyboard */}
      <svg
        className="svara-keyboard"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${raga.name} on a keyboard, counted from Sa as key 1: ${keysInWords(raga)}.`}
        onClick={press}
      >
        {KEY_PLACES.filter(({ isBlack }) => !isBlack).map(({ x }) => (
          <rect
            key={x}
            className="key-white"
            x={x - WHITE_WIDTH / 2 + 1}
            y="1"
            width={WHITE_WIDTH - 2}
            height={HEIGHT - 2}
          />
        ))}
        {KEY_PLACES.filter(({ isBlack }) => isBlack).map(({ x }) => (
          <rect
            key={x}
            className="key-black"
            x={x - BLACK_WIDTH / 2}
            y="1"
            width={BLACK_WIDTH}
            height={BLACK_HEIGHT}
          />
        ))}
        {notes.map(({ svara, isUpper }) => {
          const { x, y } = keyOfSvara(svara, isUpper);
          return (
            <g key={isUpper ? "upper" : svara[0]} transform={`translate(${x} ${y})`}>
              <circle className="key-disc" r={DISC} fill={hex} />
              <text className={`key-svara key-svara-${inkOn(hexToRgb(hex)!)}`}>{svara}</text>
            </g>
          );
        })}
      </svg>
      {(isHydrated ? notes : []).map((note) => {
        const { svara, isUpper } = note;
        const { x, y } = keyOfSvara(svara, isUpper);
        const forms = formsOf(svara);
        const isSounding = svara === sounding?.svara && isUpper === sounding.isUpper;
        const { name } = svaraFacts(svara);
        const common = {
          className: isSounding ? "svara-touch svara-touch-sounding" : "svara-touch",
          style: { left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` },
          onClick: () => onSound(note),
        };
        if (forms.length === 1) {
          const label = `${svara}, ${isUpper ? `upper ${name}` : name}`;
          return <button {...common} key={label} type="button" aria-label={label} />;
        }
        return (
          <button
            {...common}
            key={svara[0]}
            type="button"
            role="slider"
            aria-label={name.split(" ").at(-1)}
            aria-valuemin={1}
            aria-valuemax={forms.length}
            aria-valuenow={forms.indexOf(svara) + 1}
            aria-valuetext={`${svara}, ${name}`}
            onKeyDown={(event) => step(event, svara)}
            onPointerDown={(event) => {
              dragged.current = svara;
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={drag}
            onPointerUp={() => {
              dragged.current = null;
            }}
          />
        );
      })}
    </div>
  );
}

function stepsOf({ form, from }: { form: Svara; from: Svara }): number {
  return Math.abs(svaraFacts(form).semitones - svaraFacts(from).semitones);
}

const keysInWords = ({ svaras }: Raga) =>
  svaras.map((svara) => `${svara} on key ${svaraFacts(svara).semitones + 1}`).join(", ");
