import { ALL_PLACES } from "../address.ts";
import { Area, Hatching } from "./area.tsx";
import type { MapDrawing, Mapped } from "./drawing.ts";
import { type Mark, marksOf } from "./marks.ts";
import { WORLD_COUNTRIES } from "./world-countries.data.ts";
import { WORLD_SIZE, worldPoint } from "./world-projection.ts";
import { type Box, wholeOf, zoomBox } from "./zoom-box.ts";

const { "": OTHER_LAND, ...OUTLINES } = WORLD_COUNTRIES;

/** Draws the world or a continent by countries; small states are points. */
export function worldIn({ ranked, column, map }: Mapped): MapDrawing {
  const continent = map === ALL_PLACES ? null : map;
  const { places } = ranked.list;
  const { marks, classes } = marksOf(places, column, worldPoint);
  return {
    ranked,
    places,
    placesWord: "countries",
    column,
    classes,
    classed: "countries of the world",
    part: continent,
    title: `${continent ?? "the world"} by countries`,
    label: `Map of ${marks.length} countries`,
    size: WORLD_SIZE,
    box: boxOf(continent),
    ground: <Land marks={marks} />,
    marks,
    outlines: OUTLINES,
    hasAreas: true,
    hasPoints: true,
    note: (
      <>
        Equal Earth projection; small states are points. Outlines: Natural Earth through
        world-atlas, and for India{" "}
        <a href="https://github.com/VictorCazanave/svg-maps">@svg-maps/india</a>, CC BY 4.0. Land
        that is not in the data is pale. All figures stand in the table.
      </>
    ),
    credit:
      "Equal Earth projection; small states are points. Outlines: Natural Earth through world-atlas; India: @svg-maps/india, CC BY 4.0. Land that is not in the data is pale.",
  };
}

// Draw India last, over its neighbours.
function Land({ marks }: { marks: readonly Mark[] }) {
  const drawn = marks.filter(({ id }) => OUTLINES[id]);
  const india = drawn.filter(({ id }) => id === "IN");
  return (
    <>
      <Hatching />
      <path className="map-area map-level-none" d={OTHER_LAND} />
      {[...drawn.filter(({ id }) => id !== "IN"), ...india].map(({ id, level }) => (
        <Area key={id} id={id} level={level} outline={OUTLINES[id]!} />
      ))}
    </>
  );
}

/** Between which meridians and parallels the continents lie, and most of their islands. */
const BOUNDS: Readonly<
  Record<string, readonly [west: number, south: number, east: number, north: number]>
> = {
  Africa: [-26, -36, 60, 38],
  Asia: [25, -12, 150, 56],
  Europe: [-25, 34, 62, 72],
  "North America": [-168, 6, -50, 74],
  Oceania: [110, -48, 180, 16],
  "South America": [-84, -56, -33, 14],
};

/** The part of the drawing with a continent; the whole for another name. */
export function boxOf(continent: string | null): Box {
  const bounds = continent === null ? undefined : BOUNDS[continent];
  if (bounds === undefined) return wholeOf(WORLD_SIZE);
  const [west, south, east, north] = bounds;
  const corners = [west, east, (west + east) / 2].flatMap((lon) =>
    [south, north, (south + north) / 2].map((lat) => worldPoint(lon, lat)),
  );
  return zoomBox(corners, WORLD_SIZE, 0.02);
}
