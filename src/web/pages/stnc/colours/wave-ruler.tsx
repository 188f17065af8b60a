import { ELECTROMAGNETIC_BANDS, LIGHT_METRES_PER_SECOND } from "#domain/colour/spectrum.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { BAND, LIGHT, percent, ScaleDrawing, type Tick } from "../scale-drawing.tsx";
import { PointedScale } from "./pointed-scale.tsx";
import { quantity, rangeText } from "./quantity.ts";
import { FIRST_POWER, LAST_POWER, ticksBetween, waveShare } from "./scales.ts";

const SEEN = "visible light";
const TICK_DECADES = 3;

export const metresText = (range: readonly [number, number]) =>
  rangeText(range, (edge) => quantity(edge, "m"));
export const hertzText = (range: readonly [number, number]) =>
  rangeText(range, (edge) => quantity(edge, "Hz"));

/** From the shortest to the longest, like the visible scale. */
const bands = ELECTROMAGNETIC_BANDS.toReversed();

const edges = ticksBetween(FIRST_POWER + 1, LAST_POWER - 1, TICK_DECADES).map(
  (power) => 10 ** power,
);

/** The edges with their labels; a phone shows every second one. */
const ticksOf = (write: (metres: number) => string): Tick[] =>
  edges.map((metres, index) => ({
    at: waveShare(metres),
    text: write(metres),
    isMain: index % 2 === 0,
  }));

/** All electromagnetic waves on a ruler with a factor of ten at each step, to point at. */
export function WaveRuler() {
  return (
    <PointedScale
      label="Bands of all waves of this kind"
      hint="Point at a band, or press its name."
      of="waves"
      parts={bands.map(({ name, metres, hz }) => ({
        id: name.replace(" ", "-"),
        name,
        start: waveShare(metres[0]),
        end: waveShare(metres[1]),
        reading: (
          <>
            {metresText(metres)}, <Computed>{hertzText(hz)}</Computed>
          </>
        ),
      }))}
    >
      <ScaleDrawing
        title="Seen and unseen"
        description="A ruler on which every step is ten times the one before, from gamma rays through X-rays, ultraviolet, visible light, infrared and microwaves to radio waves. Visible light takes about a fiftieth of it."
        above={ticksOf((metres) => quantity(LIGHT_METRES_PER_SECOND / metres, "Hz"))}
        below={ticksOf((metres) => quantity(metres, "m"))}
      >
        {bands.map(({ name, metres }) => {
          const [start, end] = metres.map(waveShare) as [number, number];
          return (
            <rect
              key={name}
              {...BAND}
              x={percent(start)}
              width={percent(end - start)}
              className={name === SEEN ? undefined : "scale-unseen"}
              fill={name === SEEN ? LIGHT : undefined}
            />
          );
        })}
      </ScaleDrawing>
    </PointedScale>
  );
}
