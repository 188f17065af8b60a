import type { ReleaseChanges } from "#contract/cirus-releases.ts";
import { comparable } from "#domain/risk/rank.ts";
import { STATUSES } from "#domain/risk/status.ts";
import type { HeldPlace, StoredRelease } from "../db/cirus-release.ts";
import { FIGURE_COLUMNS } from "./release-tables.ts";
import type { Cell, Column, Table } from "./table.ts";

type AnyPlace = HeldPlace<string, string>;
type AnyRelease = Pick<StoredRelease, "id"> & { readonly places: readonly AnyPlace[] };

/** What a release changes compared with the one before it: a table of figures, and counts. */
export interface Changes {
  readonly table: Table;
  readonly summary: ReleaseChanges;
}

/** Compares a release with the one before it, figure by figure. */
export function changesSince(former: AnyRelease, release: AnyRelease): Changes {
  const before = new Map(former.places.map((place) => [place.id, place]));
  const after = new Map(release.places.map((place) => [place.id, place]));
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  const rows = ids.flatMap((id) => changedFigures(id, before.get(id), after.get(id)));
  const isIn = (places: ReadonlyMap<string, AnyPlace>) => (id: string) => places.has(id);
  return {
    table: {
      name: "changes",
      title: `What differs from ${former.id}`,
      columns: CHANGE_COLUMNS,
      rows,
      key: ["place", "metric"],
      references: [{ column: "metric", table: "metrics", key: "key" }],
    },
    summary: {
      former: former.id,
      places_added: ids.filter((id) => !isIn(before)(id)),
      places_removed: ids.filter((id) => !isIn(after)(id)),
      figures: rows.length,
      figures_by_metric: Object.fromEntries(
        [...Map.groupBy(rows, ([, metric]) => String(metric))].map(([metric, all]) => [
          metric,
          all.length,
        ]),
      ),
    },
  };
}

function changedFigures(id: string, before?: AnyPlace, after?: AnyPlace): Cell[][] {
  return Object.keys((after ?? before)!.values).flatMap((metric) => {
    const [was, is] = [figureOf(before, metric), figureOf(after, metric)];
    if (was.every((cell, at) => cell === is[at])) return [];
    return [[id, metric, ...was, ...is]];
  });
}

const figureOf = (place: AnyPlace | undefined, metric: string): Cell[] =>
  place === undefined
    ? [null, null, null]
    : [comparable(place.values[metric]!), place.statuses[metric]!, place.years[metric]!];

const compared = (prefix: string, when: string): Column[] => [
  { name: `${prefix}value`, description: `The figure ${when}.`, type: "number", isRequired: false },
  {
    name: `${prefix}status`,
    description: `Its status ${when}.`,
    type: "string",
    isRequired: false,
    values: STATUSES,
  },
  { name: `${prefix}year`, description: `Its years ${when}.`, type: "string", isRequired: false },
];

const CHANGE_COLUMNS: readonly Column[] = [
  ...FIGURE_COLUMNS.slice(0, 2),
  ...compared("former_", "in the former release; empty for a new place"),
  ...compared("", "in this release; empty for a place that is gone"),
];
