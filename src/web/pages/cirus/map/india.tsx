import { ALL_PLACES } from "../address.ts";
import type { Column } from "../figures/ranked.ts";
import type { Place } from "../lists/place.ts";
import { Area, Hatching } from "./area.tsx";
import type { Draw, MapDrawing, Mapped } from "./drawing.ts";
import { INDIA_SIZE, indiaPoint } from "./india-projection.ts";
import { circlesPath, levelsOf, marksOf } from "./marks.ts";
import { CIRCLED, loadOutlines, type Outlines, stateIn } from "./outlines.ts";
import { wholeOf, zoomBox } from "./zoom-box.ts";

/** Loads what draws India: its states, or the district headquarters of one of them or of all. */
export async function loadIndia(): Promise<Draw> {
  const outlines = await loadOutlines();
  return (mapped) =>
    isByState(mapped) ? statesIn(outlines, mapped) : districtsIn(outlines, mapped);
}

export const isByState = ({ ranked, map }: Pick<Mapped, "ranked" | "map">) =>
  map === "" || ranked.ofStates;

const SVG_MAPS = (
  <>
    <a href="https://github.com/VictorCazanave/svg-maps">@svg-maps/india</a>, CC BY 4.0
  </>
);
const LINES = "State lines of before October 2019: @svg-maps/india, CC BY 4.0.";

function statesIn(outlines: Outlines, { ranked, groups, column }: Mapped): MapDrawing {
  const states = groups.list.places;
  return {
    ranked: groups,
    places: states,
    placesWord: "states",
    column,
    classes: levelsOf(states, column).classes,
    classed: "states",
    part: null,
    title: "India by states",
    label: `India by states, coloured by ${column.name}. The list has the figures.`,
    size: INDIA_SIZE,
    box: wholeOf(INDIA_SIZE),
    ground: <States outlines={outlines} states={states} column={column} />,
    marks: [],
    outlines: {},
    hasAreas: true,
    hasPoints: false,
    note: (
      <>
        Press a state to {ranked.ofStates ? "choose" : "open"} it. The smallest states are circles;
        so is Ladakh, because the lines are those of before October 2019: {SVG_MAPS}.
      </>
    ),
    credit: `${LINES} The smallest states and Ladakh are circles.`,
  };
}

/** By district headquarters; a state is as large as it fits. */
export function districtsIn(outlines: Outlines, { ranked, column, map }: Mapped): MapDrawing {
  const state = map === ALL_PLACES ? null : map;
  const { marks, classes } = marksOf(ranked.list.places, column, indiaPoint);
  const shown = marks.filter(({ place }) => state === null || place.within === state);
  return {
    ranked,
    places: ranked.list.places.filter(({ within }) => state === null || within === state),
    placesWord: "districts",
    column,
    classes,
    classed: "districts of India",
    part: state ?? "districts",
    title: `the districts of ${state ?? "India"}, each a point at its headquarters`,
    label: `Map of ${shown.length} district headquarters of ${state ?? "India"}`,
    size: INDIA_SIZE,
    box: zoomBox(state === null ? [] : shown.map(({ at }) => at), INDIA_SIZE),
    ground: <Lines outlines={outlines} state={state} />,
    marks: shown,
    outlines: {},
    hasAreas: false,
    hasPoints: true,
    note: (
      <>
        A point is a district headquarters; some are off by up to 25 km. State lines are those of
        before October 2019: {SVG_MAPS}. All figures stand in the table.
      </>
    ),
    credit: `A point is a district headquarters, some off by up to 25 km; this site has no outlines of the districts of 2025. ${LINES}`,
  };
}

interface StatesProps {
  readonly outlines: Outlines;
  readonly states: readonly Place[];
  readonly column: Column;
}

/** The states of India, each in the class of its figure. */
function States({ outlines, states, column }: StatesProps) {
  const { levelOf } = levelsOf(states, column);
  const byName = new Map(states.map((state) => [state.name, state]));
  const stateOf = (name: string) => {
    const state = byName.get(name);
    const value = state ? column.read(state) : null;
    const figure = value === null ? "no data" : column.write(value);
    return {
      level: state ? levelOf(state) : null,
      title: [state?.name, figure].filter(Boolean).join(": "),
    };
  };
  return (
    <>
      <Hatching />
      {Object.entries(outlines).map(([name, outline]) => (
        <Area key={name} id={name} outline={outline} {...stateOf(stateIn(name))} />
      ))}
      {CIRCLES.map(({ id, at }) => {
        const { level, title } = stateOf(id);
        return (
          <path
            key={id}
            className={`map-circle map-level-${level ?? "none"}`}
            d={circlesPath([at], CIRCLE_RADIUS)}
          >
            <title>{title}</title>
          </path>
        );
      })}
    </>
  );
}

const CIRCLE_RADIUS = 15;

/** The states that are circles, where they stand. */
export const CIRCLES = Object.entries(CIRCLED).map(([id, [lon, lat]]) => ({
  id,
  at: indiaPoint(lon, lat),
}));

/** The lines of the states; those of one stand out. */
function Lines({ outlines, state }: { outlines: Outlines; state: string | null }) {
  const entries = Object.entries(outlines);
  const own = entries.filter(([name]) => stateIn(name) === state);
  return (
    <>
      <path
        className={`map-lines ${state === null ? "" : "map-lines-other"}`}
        d={entries.map(([, outline]) => outline).join("")}
      />
      <path className="map-lines" d={own.map(([, outline]) => outline).join("")} />
    </>
  );
}
