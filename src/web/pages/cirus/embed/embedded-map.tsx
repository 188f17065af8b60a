import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import { ALL_PLACES } from "../address.ts";
import "../charts/charts.css";
import { originsOf } from "../figures/about-figures.ts";
import type { Column, Ranked } from "../figures/ranked.ts";
import "../map/map.css";
import { LOAD_MAP } from "../map/load-map.ts";
import { MapPoster } from "../map/map-poster.tsx";

/** The map of a view in a page of another site: all its states or countries. */
export function EmbeddedMap({ ranked, column }: { ranked: Ranked; column: Column }) {
  const loaded = useLoaded(LOAD_MAP[ranked.view], true);
  const map = ranked.view === "india" ? "" : ALL_PLACES;
  return (
    <figure className="chart map-poster">
      <h1 className="unseen">{column.name}</h1>
      <Awaited outcome={loaded} what="map">
        {(draw) => {
          const drawing = draw({ ranked, groups: ranked, column, map });
          const { places, placesWord } = drawing;
          // The page around it has the caveat and the release.
          const about = originsOf({ ranked, places, placesWord, columns: [column] });
          return <MapPoster svgRef={null} drawing={drawing} about={about} />;
        }}
      </Awaited>
    </figure>
  );
}
