import { type Ref, useMemo } from "react";
import { type IndexKind, rankedCount } from "../figures/indices.ts";
import type { Measure } from "../figures/measure.ts";
import type { Place } from "../lists/place.ts";
import { Area, Hatching } from "./area.tsx";
import { MapLegend } from "./map-legend.tsx";
import { MapPoster } from "./map-poster.tsx";
import { type Mark, marksOf } from "./marks.ts";
import { PlaceMap, Points } from "./place-map.tsx";
import { WORLD_COUNTRIES } from "./world-countries.data.ts";
import { WORLD_SIZE, worldPoint } from "./world-projection.ts";
import { type Box, scaleOf, wholeOf, zoomBox } from "./zoom-box.ts";

const { "": OTHER_LAND, ...OUTLINES } = WORLD_COUNTRIES;

interface WorldMapProps {
  readonly places: readonly Place[];
  /** What colours the countries. */
  readonly measure: Measure;
  readonly index: IndexKind;
  /** The continent in sight; null for the whole world. */
  readonly continent: string | null;
}

/** A map of the world, by country; small states are points. */
export function WorldMap({ places, measure, index, continent }: WorldMapProps) {
  const { marks, classes } = useMemo(() => marksOf(places, measure, worldPoint), [places, measure]);
  const ground = useMemo(() => <Land marks={marks} />, [marks]);
  return (
    <>
      <PlaceMap
        label={`Map of ${marks.length} countries`}
        size={WORLD_SIZE}
        box={boxOf(continent)}
        marks={marks}
        index={index}
        ranked={rankedCount(places, index)}
        outlines={OUTLINES}
        ground={ground}
      />
      <MapLegend measure={measure} classes={classes} places="countries" hasAreas hasPoints>
        <p className="note">
          Equal Earth projection; small states are points. Outlines: Natural Earth through
          world-atlas, and for India{" "}
          <a href="https://github.com/VictorCazanave/svg-maps">@svg-maps/india</a>, CC BY 4.0. Land
          without a row in the data is left pale. All figures stand in the table.
        </p>
      </MapLegend>
    </>
  );
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

interface WorldPosterProps extends Omit<WorldMapProps, "index"> {
  readonly svgRef: Ref<SVGSVGElement>;
  readonly about: readonly string[];
}

/** The world or a continent by countries, for an article. */
export function WorldPoster({ svgRef, places, measure, continent, about }: WorldPosterProps) {
  const { marks, classes } = marksOf(places, measure, worldPoint);
  const box = boxOf(continent);
  return (
    <MapPoster
      svgRef={svgRef}
      title={`${measure.label}: ${continent ?? "the world"} by countries`}
      measure={measure}
      classes={classes}
      places="countries of the world"
      box={box}
      below={[
        ...about,
        "Equal Earth projection; small states are points. Outlines: Natural Earth through world-atlas; India: @svg-maps/india, CC BY 4.0. Land without a row in the data is pale.",
      ]}
    >
      <Land marks={marks} />
      <Points marks={marks.filter(({ id }) => !OUTLINES[id])} scale={scaleOf(box, WORLD_SIZE)} />
    </MapPoster>
  );
}
