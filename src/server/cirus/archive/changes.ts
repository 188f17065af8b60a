import type { ReleaseChanges } from "#contract/cirus-releases.ts";
import { comparable } from "#domain/risk/rank.ts";
import { STATUSES } from "#domain/risk/status.ts";
import type { HeldPlace, StoredRelease } from "../release.ts";
import { FIGURE_COLUMNS } from "./release-tables.ts";
import { type Cell, type Column, column, type Table } from "./table.ts";

type AnyRelease = Pick<StoredRelease, "id"> & { readonly places: readonly HeldPlace[] };

/** What a release changes compared with the one before it: a table of figures, and counts. */
interface Changes {
  readonly table: Table;
  readonly summary: ReleaseChanges;
}

/** Compares a release with the one before it, figure by figure. */
export function changesSince(former: AnyRelease, release: AnyRelease): Changes {
  const before = new Map(former.places.map((place) => [place.id, place]));
  const after = new Map(release.places.map((place) => [place.id, place]));
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  const rows = ids.flatMap((id) => changedFigures(id, before.get(id), after.get(id)));
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
      places_added: ids.filter((id) => !before.has(id)),
      places_removed: ids.filter((id) => !after.has(id)),
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

function changedFigures(id: string, before?: HeldPlace, after?: HeldPlace): Cell[][] {
  return Object.keys((after ?? before)!.values).flatMap((metric) => {
    const [was, is] = [figureOf(before, metric), figureOf(after, metric)];
    if (was.every((cell, at) => cell === is[at])) return [];
    return [[id, metric, ...was, ...is]];
  });
}

const figureOf = (place: HeldPlace | undefined, metric: string): Cell[] =>
  place === undefined
    ? [null, null, null]
    : [comparable(place.values[metric]!), place.statuses[metric]!, place.years[metric]!];

const compared = (prefix: string, when: string): Column[] => [
  column(`${prefix}value`, `The figure ${when}.`, { type: "number", isRequired: false }),
  column(`${prefix}status`, `Its status ${when}.`, { values: STATUSES, isRequired: false }),
  column(`${prefix}year`, `Its years ${when}.`, { isRequired: false }),
];

const CHANGE_COLUMNS: readonly Column[] = [
  ...FIGURE_COLUMNS.slice(0, 2),
  ...compared("former_", "in the former release; empty for a new place"),
  ...compared("", "in this release; empty for a place that is gone"),
];
