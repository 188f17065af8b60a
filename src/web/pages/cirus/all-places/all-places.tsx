import { Fragment, useDeferredValue, useMemo } from "react";
import { withoutDirectionMarks } from "#domain/letters/invisible.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { Address } from "../address.ts";
import { FiguresTable } from "../export/figures-table.tsx";
import { shownTable } from "../export/shown-table.ts";
import { TableDownloads } from "../export/table-downloads.tsx";
import type { Sorting } from "../figures/column-head.tsx";
import { filledMetrics, listMetrics, sortByField } from "../figures/columns.ts";
import { fixed } from "../figures/figure-text.ts";
import { metricsOf, wordsOf } from "../figures/scope.ts";
import type { Place, PlaceList } from "../lists/place.ts";
import { sortPlaces } from "../lists/ranking.ts";
import { useSelectedIds } from "../selection/selection.ts";
import { type Near, nearNames } from "./near-names.ts";
import { placeSearch } from "./place-search.ts";
import { PlaceTable } from "./place-table.tsx";

interface AllPlacesProps {
  readonly shown: Address;
  readonly list: PlaceList;
  /** The states or continents, whose old names are searched too. */
  readonly groups: readonly Place[];
  readonly sorting: Sorting;
  readonly onChange: (change: Partial<Address>) => void;
}

const NOTHING: Near = { found: new Map(), names: [] };

/** The table of all places, or of those found, and their number. */
export function AllPlaces({ shown, list, groups, sorting, onChange }: AllPlacesProps) {
  const { view, index, column, within, onlySelected, isPlain } = shown;
  const facts = wordsOf(view, index);
  const { places } = list;
  // Input shows at once; the rows follow.
  const query = useDeferredValue(shown.query).trim();
  const sort = useDeferredValue(shown.sort);
  const search = useMemo(() => placeSearch(places, groups), [places, groups]);
  const exact = useMemo(() => (query ? search(query) : null), [search, query]);
  // Most names are found as written.
  const isUnknown = exact?.size === 0;
  const searchNear = useMemo(() => (isUnknown ? nearNames(places) : null), [isUnknown, places]);
  const near = useMemo(() => searchNear?.(query) ?? NOTHING, [searchNear, query]);
  const found = isUnknown ? near.found : exact;
  const chosen = useSelectedIds(onlySelected);

  const sorted = useMemo(() => sortPlaces(places, sortByField(sort, index)), [places, sort, index]);
  const rows = useMemo(
    () =>
      sorted.filter(
        (place) =>
          (found === null || found.has(place.id)) &&
          (within === "" || place.within === within) &&
          (!onlySelected || chosen.includes(place.id)),
      ),
    [sorted, found, within, onlySelected, chosen],
  );
  const metrics = useMemo(
    () => listMetrics(view, column, filledMetrics(metricsOf(view, index), places)),
    [view, index, column, places],
  );

  return (
    <>
      <p role="status" className="label found-count">
        {`${fixed(rows.length, 0)} of ${fixed(places.length, 0)} ${facts.places}.`}
        {found?.size === 0 && (
          <>
            {" Nothing is called "}
            <bdi className="anywhere">“{withoutDirectionMarks(query)}”.</bdi>
          </>
        )}
        {near.names.map(({ id, name }, at, { length }) => (
          <Fragment key={id}>
            {at > 0 ? " or " : " Did you mean "}
            <Button variant="text" onClick={() => onChange({ query: name })}>
              {name}, {places.find((place) => place.id === id)!.within}
            </Button>
            {at === length - 1 && "?"}
          </Fragment>
        ))}
      </p>
      <Button aria-pressed={isPlain} onClick={() => onChange({ isPlain: !isPlain })}>
        Show all rows as plain text
      </Button>
      {isPlain && rows.length > 0 ? (
        <div className="frame plain-rows">
          <FiguresTable table={shownTable(view, index, rows, list)} />
        </div>
      ) : (
        <PlaceTable
          caption={`All ${facts.places}`}
          nameLabel={facts.placeLabel}
          places={rows}
          foundBy={found ?? NOTHING.found}
          metrics={metrics}
          view={view}
          list={list}
          index={index}
          column={column}
          sorting={sorting}
        />
      )}
      <TableDownloads
        view={view}
        index={index}
        count={rows.length}
        table={() => shownTable(view, index, rows, list)}
      />
    </>
  );
}
