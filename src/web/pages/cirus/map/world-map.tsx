import { useMemo } from "react";
import { type IndexKind, rankedCount } from "../figures/indices.ts";
import type { Measure } from "../figures/measure.ts";
import type { Place } from "../lists/place.ts";
import { Area, Hatching } from "./area.tsx";
import { MapLegend } from "./map-legend.tsx";
import { type Mark, marksOf } from "./marks.ts";
import { PlaceMap } from "./place-map.tsx";
import { WORLD_COUNTRIES } from "./world-countries.data.ts";
import { WORLD_SIZE, worldPoint } from "./world-projection.ts";

const { "": OTHER_LAND, ...OUTLINES } = WORLD_COUNTRIES;

interface WorldMapProps {
  readonly places: readonly Place[];
  /** What colours the countries. */
  readonly measure: Measure;
  readonly index: IndexKind;
}

/** A map of the world, by country; small states are points. */
export function WorldMap({ places, measure, index }: WorldMapProps) {
  const { marks, classes } = useMemo(() => marksOf(places, measure, worldPoint), [places, measure]);
  const ground = useMemo(() => <Land marks={marks} />, [marks]);
  return (
    <>
      <PlaceMap
        label={`Map of ${marks.length} countries`}
        size={WORLD_SIZE}
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
