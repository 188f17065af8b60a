import type { ViewName } from "#domain/risk/view-name.ts";
import { Awaited } from "../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../ui/loading/use-loaded.ts";
import "../charts/charts.css";
import { originsOf } from "../figures/about-figures.ts";
import type { ColumnKey } from "../figures/columns.ts";
import type { IndexKind } from "../figures/indices.ts";
import { measureOf } from "../figures/measure.ts";
import { wordsOf } from "../figures/scope.ts";
import type { PlaceList } from "../lists/place.ts";
import "../map/map.css";
import { loadOutlines } from "../map/outlines.ts";
import { StatePoster } from "../map/state-map.tsx";

interface EmbeddedMapProps {
  readonly view: ViewName;
  readonly index: IndexKind;
  readonly column: ColumnKey;
  readonly list: PlaceList;
}

const loadWorld = async () => (await import("../map/world-map.tsx")).WorldPoster;

/** The map of a view in a page of another site. */
export function EmbeddedMap({ view, index, column, list }: EmbeddedMapProps) {
  const measure = measureOf(view, column, index, list);
  // The page around it has the caveat and the release.
  const about = originsOf({
    view,
    index,
    list,
    places: list.places,
    placesWord: wordsOf(view, index)[view === "india" ? "groups" : "places"],
    measures: [measure],
  });
  const outlines = useLoaded(loadOutlines, view === "india");
  const world = useLoaded(loadWorld, view === "world");
  return (
    <figure className="chart map-poster">
      <h1 className="unseen">{measure.label}</h1>
      {view === "india" ? (
        <Awaited outcome={outlines} what="map">
          {(drawn) => (
            <StatePoster
              svgRef={null}
              outlines={drawn}
              states={list.places}
              measure={measure}
              about={about}
            />
          )}
        </Awaited>
      ) : (
        <Awaited outcome={world} what="map">
          {(WorldPoster) => (
            <WorldPoster
              svgRef={null}
              places={list.places}
              measure={measure}
              continent={null}
              about={about}
            />
          )}
        </Awaited>
      )}
    </figure>
  );
}
