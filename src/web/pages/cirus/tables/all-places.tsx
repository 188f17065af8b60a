import { Fragment, use, useDeferredValue, useMemo } from "react";
import { withoutDirectionMarks } from "#domain/letters/invisible.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { Address } from "../address.ts";
import { FiguresTable } from "../export/figures-table.tsx";
import { shownTable } from "../export/shown-table.ts";
import { TableDownloads } from "../export/table-downloads.tsx";
import { fixed } from "../figures/figure-text.ts";
import type { ShownColumns } from "../figures/list-table.tsx";
import type { Place } from "../lists/place.ts";
import { sortPlaces } from "../lists/ranking.ts";
import { SelectedContext } from "../selection.tsx";
import { type Near, nearNames } from "./near-names.ts";
import { placeSearch } from "./place-search.ts";
import { PlaceTable } from "./place-table.tsx";

interface AllPlacesProps {
  readonly shown: Address;
  readonly columns: ShownColumns;
  /** The states or continents, whose old names are searched too. */
  readonly groups: readonly Place[];
  readonly onChange: (change: Partial<Address>) => void;
}

const NOTHING: Near = { found: new Map(), names: [] };
const NONE: readonly string[] = [];

/** The table of all places, or of those found, and their number. */
export function AllPlaces({ shown, columns, groups, onChange }: AllPlacesProps) {
  const { within, onlySelected, isPlain } = shown;
  const { ranked } = columns;
  const { index, words } = ranked;
  const { places } = ranked.list;
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
  const selected = use(SelectedContext);
  const chosen = onlySelected ? selected : NONE;

  const sorted = useMemo(() => sortPlaces(places, sort, index), [places, sort, index]);
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
  return (
    <>
      <p role="status" className="label found-count">
        {`${fixed(rows.length, 0)} of ${fixed(places.length, 0)} ${words.places}.`}
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
          <FiguresTable table={shownTable(ranked, rows)} />
        </div>
      ) : (
        <PlaceTable columns={columns} places={rows} foundBy={found ?? NOTHING.found} />
      )}
      <TableDownloads ranked={ranked} places={rows} />
    </>
  );
}
