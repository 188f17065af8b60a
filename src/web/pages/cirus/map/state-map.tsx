import { type MouseEvent, type Ref, useMemo } from "react";
import type { Measure } from "../figures/measure.ts";
import type { Place } from "../lists/place.ts";
import { Area, Hatching } from "./area.tsx";
import { INDIA_SIZE, indiaPoint, type Point } from "./india-projection.ts";
import { MapLegend } from "./map-legend.tsx";
import { MapPoster } from "./map-poster.tsx";
import { circlesPath, levelsOf } from "./marks.ts";
import { nearestTo } from "./nearest.ts";
import { CIRCLED, type Outlines, stateIn } from "./outlines.ts";
import { wholeOf } from "./zoom-box.ts";

interface StateMapProps {
  readonly outlines: Outlines;
  readonly states: readonly Place[];
  readonly measure: Measure;
  /** What a press does with a state. */
  readonly action: "open" | "choose";
  readonly onPress: (state: string) => void;
}

const CIRCLE_RADIUS = 15;
/** How near to a circle a press counts for it, in CSS pixels. */
const REACH_PX = 12;

/** India by states, each in the class of its figure; a press opens the state under it. */
export function StateMap({ outlines, states, measure, action, onPress }: StateMapProps) {
  const { classes } = useMemo(() => levelsOf(states, measure), [states, measure]);
  const byName = useMemo(() => new Map(states.map((state) => [state.name, state])), [states]);
  function onClick({ currentTarget, target, clientX, clientY }: MouseEvent) {
    const frame = currentTarget.getBoundingClientRect();
    const unit = INDIA_SIZE[0] / frame.width;
    const at: Point = [(clientX - frame.left) * unit, (clientY - frame.top) * unit];
    const [circle] = nearestTo(CIRCLES, at, REACH_PX * unit);
    const area = (target as Element).closest<SVGElement>("[data-area]")?.dataset.area;
    const state = circle?.id ?? (area && stateIn(area));
    if (state && byName.has(state)) onPress(state);
  }

  const [width, height] = INDIA_SIZE;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the choice below the map opens every state by keyboard. */}
      <svg
        className="state-map"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`India by states, coloured by ${measure.label}. The list has the figures.`}
        onClick={onClick}
      >
        <States outlines={outlines} states={states} measure={measure} />
      </svg>
      <MapLegend measure={measure} classes={classes} places="states" hasAreas hasPoints={false}>
        <p className="note">
          Press a state to {action} it. The smallest states are circles; so is Ladakh, because the
          lines are those of before October 2019:{" "}
          <a href="https://github.com/VictorCazanave/svg-maps">@svg-maps/india</a>, CC BY 4.0.
        </p>
      </MapLegend>
    </>
  );
}

interface StatePosterProps extends Pick<StateMapProps, "outlines" | "states" | "measure"> {
  readonly svgRef: Ref<SVGSVGElement>;
  readonly about: readonly string[];
}

/** India by states, for an article. */
export function StatePoster({ svgRef, outlines, states, measure, about }: StatePosterProps) {
  return (
    <MapPoster
      svgRef={svgRef}
      title={`${measure.label}: India by states`}
      measure={measure}
      classes={levelsOf(states, measure).classes}
      places="states"
      box={wholeOf(INDIA_SIZE)}
      below={[
        ...about,
        "State lines of before October 2019: @svg-maps/india, CC BY 4.0. The smallest states and Ladakh are circles.",
      ]}
    >
      <States outlines={outlines} states={states} measure={measure} />
    </MapPoster>
  );
}

/** The states of India, each in the class of its figure. */
function States({
  outlines,
  states,
  measure,
}: Pick<StateMapProps, "outlines" | "states" | "measure">) {
  const { levelOf } = levelsOf(states, measure);
  const byName = new Map(states.map((state) => [state.name, state]));
  const levelIn = (name: string) => {
    const state = byName.get(name);
    return state ? levelOf(state) : null;
  };
  return (
    <>
      <Hatching />
      {Object.entries(outlines).map(([name, outline]) => (
        <Area
          key={name}
          id={name}
          level={levelIn(stateIn(name))}
          outline={outline}
          title={titleOf(byName.get(stateIn(name)), measure)}
        />
      ))}
      {CIRCLES.map(({ id, at }) => (
        <path
          key={id}
          className={`map-circle map-level-${levelIn(id) ?? "none"}`}
          d={circlesPath([at], CIRCLE_RADIUS)}
        >
          <title>{titleOf(byName.get(id), measure)}</title>
        </path>
      ))}
    </>
  );
}

function titleOf(state: Place | undefined, { read, write }: Measure): string {
  const value = state ? read(state) : null;
  return [state?.name, value === null ? "no data" : write(value)].filter(Boolean).join(": ");
}

const CIRCLES = Object.entries(CIRCLED).map(([id, [lon, lat]]) => ({
  id,
  at: indiaPoint(lon, lat),
}));
