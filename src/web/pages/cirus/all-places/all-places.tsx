import { useDeferredValue, useMemo } from "react";
import { TableDownloads } from "../export/table-downloads.tsx";
import type { Sorting } from "../figures/column-head.tsx";
import { filledMetrics, sortByField } from "../figures/columns.ts";
import { fixed } from "../figures/figure-text.ts";
import { METRICS } from "../figures/metrics.ts";
import { shownTable } from "../figures/shown-table.ts";
import type { Place, PlaceList } from "../lists/place.ts";
import { sortPlaces } from "../lists/ranking.ts";
import { useSelectedIds } from "../selection/selection-context.ts";
import type { Shown } from "../use-cirus.ts";
import { VIEW_FACTS } from "../view.ts";
import { placeSearch } from "./place-search.ts";
import { PlaceTable } from "./place-table.tsx";

interface AllPlacesProps {
  readonly shown: Shown;
  readonly list: PlaceList;
  /** The states or continents, of which old names are found too. */
  readonly groups: readonly Place[];
  readonly sorting: Sorting;
}

const EVERYTHING: ReadonlyMap<string, null> = new Map();

/** The table of all places, or of those that were searched for, and how many these are. */
export function AllPlaces({ shown, list, groups, sorting }: AllPlacesProps) {
  const { view, index, within, onlySelected } = shown;
  const facts = VIEW_FACTS[view];
  const { places, noteByMetric } = list;
  // What is typed and pressed is seen at once; the rows follow.
  const query = useDeferredValue(shown.query).trim();
  const sort = useDeferredValue(shown.sort);
  const search = useMemo(() => placeSearch(places, groups), [places, groups]);
  const found = useMemo(() => (query ? search(query) : null), [search, query]);
  const chosen = useSelectedIds(onlySelected);

  const sorted = useMemo(() => sortPlaces(places, sortByField(sort, index)), [places, sort, index]);
  const rows = useMemo(
    () =>
      sorted.filter(
        (place) =>
          (found === null || found.nameById.has(place.id)) &&
          (within === "" || place.within === within) &&
          (!onlySelected || chosen.includes(place.id)),
      ),
    [sorted, found, within, onlySelected, chosen],
  );
  const metrics = useMemo(() => filledMetrics(METRICS[view], places), [view, places]);

  return (
    <>
      <p role="status" className="label mb-2">
        {fixed(rows.length, 0)} of {fixed(places.length, 0)} {facts.places}
        {found?.isGuess && (
          <>
            . Nothing is spelled “<span className="inline-block">{query}</span>”: these names come
            nearest
          </>
        )}
        .
      </p>
      <PlaceTable
        caption={`All ${facts.places}`}
        nameLabel={facts.placeLabel}
        rankedCount={list.ranked}
        places={rows}
        foundBy={found?.nameById ?? EVERYTHING}
        metrics={metrics}
        noteByMetric={noteByMetric}
        index={index}
        sorting={sorting}
      />
      <TableDownloads
        view={view}
        count={rows.length}
        table={() => shownTable(view, index, rows, list, list.lastUpdated ?? facts.lastUpdated)}
      />
    </>
  );
}
