import { memo } from "react";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import { LoadingPlate } from "../../../ui/loading/loading-plate.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { Cells } from "../figures/cells.tsx";
import { Legend, PlaceName } from "../figures/figure.tsx";
import { INDICES } from "../figures/indices.ts";
import { Heads } from "../figures/list-table.tsx";
import { PHONE, type Ranked } from "../figures/ranked.ts";
import type { Place } from "../lists/place.ts";
import { BY_RANK, sortPlaces } from "../lists/ranking.ts";
import { InStep } from "../map/pointed.tsx";
import { TopRows } from "./top-rows.tsx";

interface TopPlacesProps {
  /** By the plain index, or by the published one where nothing modelled is shown. */
  readonly ranked: Ranked;
  readonly retry: () => void;
}

/** The places most at risk, or the loading or failed state of their list. */
export const TopPlaces = memo(function TopPlaces({ ranked, retry }: TopPlacesProps) {
  const { view, words, list, count } = ranked;
  return (
    <div className={`leaf top-places ${view}`}>
      <h2>{words.topTitle}</h2>
      <p className="note">
        Rank {count || words.placeCount} is the highest exposure, 1 the lowest. The index and its
        bar run from 0 to 10. Press a place to see its figures and how they were made.
      </p>
      <FocusPlace>
        {list.state === "awaited" ? (
          <LoadingPlate>{`Loading ${words.places}...`}</LoadingPlate>
        ) : (
          <Top ranked={ranked} />
        )}
        {list.state === "failed" && (
          <FailedPlate retry={retry}>{`The ${words.places} could not be loaded.`}</FailedPlate>
        )}
      </FocusPlace>
      <Legend />
    </div>
  );
});

// Rows on a phone, elsewhere one wide table.
function Top({ ranked }: { ranked: Ranked }) {
  const isPhone = useMedia(PHONE);
  if (ranked.list.places.length === 0) return <EmptyPlate>No rows</EmptyPlate>;
  if (ranked.metrics.length === 0) return <EmptyPlate>No schema</EmptyPlate>;
  const Shape = isPhone ? TopRows : TopTable;
  return <Shape ranked={ranked} places={topPlaces(ranked)} />;
}

/** The places most at risk, with the highest ranks first. Places without a rank are left out. */
export function topPlaces({ list, index, words }: Ranked): readonly Place[] {
  const { rank } = INDICES[index];
  const places = list.places.filter(({ figures }) => figures[rank] !== undefined);
  return sortPlaces(places, BY_RANK, index).slice(0, words.topCount);
}

export interface TopProps {
  readonly ranked: Ranked;
  readonly places: readonly Place[];
}

/** The places most at risk with all their figures, as a wide table: metrics in groups. */
function TopTable({ ranked, places }: TopProps) {
  const { words, metrics } = ranked;
  const nameLabel = words.placeLabel;
  // The order is fixed: the heading shows it and offers no other.
  const columns = { ranked, metrics, nameLabel, column: null, sort: BY_RANK, onSort: null };
  return (
    <section className="frame" aria-label={words.topTitle}>
      <table className="ruled figures">
        <caption className="unseen">{words.topTitle}</caption>
        <thead>
          <tr>
            <td />
            <td />
            <td />
            {[...Map.groupBy(metrics, ({ group }) => group)].map(([group, { length }]) => (
              <th key={group} scope="colgroup" colSpan={length} className="group-start">
                {group}
              </th>
            ))}
          </tr>
          <tr>
            <Heads {...columns} />
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <InStep key={place.id} as="tr" id={place.id}>
              <th scope="row">
                <PlaceName place={place} />
              </th>
              <Cells place={place} columns={columns} />
            </InStep>
          ))}
        </tbody>
      </table>
    </section>
  );
}
