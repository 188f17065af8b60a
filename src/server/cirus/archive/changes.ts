import type { ReleaseChanges } from "#contract/cirus-releases.ts";
import { comparable } from "#domain/risk/rank.ts";
import { STATUSES } from "#domain/risk/status.ts";
import type { HeldPlace, StoredRelease } from "../release.ts";
import { type Cell, type Column, optionalText, type Table, text } from "./table.ts";

/** What a release changes compared with the one before it: a table of figures, and counts. */
interface Changes {
  readonly table: Table;
  readonly summary: ReleaseChanges;
}

/** Compares a release with the one before it, figure by figure. */
export function changesSince(former: StoredRelease, release: StoredRelease): Changes {
  const before = placesById(former);
  const after = placesById(release);
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  const rows = ids.flatMap((id) => changedFigures(id, before.get(id), after.get(id)));
  const byMetric = Map.groupBy(rows, ([, metric]) => String(metric));
  return {
    table: {
      name: "changes",
      title: `What differs from ${former.id}`,
      columns: COLUMNS,
      rows,
      key: ["place", "metric"],
      references: { metric: ["metrics", "key"] },
    },
    summary: {
      former: former.id,
      places_added: ids.filter((id) => !before.has(id)),
      places_removed: ids.filter((id) => !after.has(id)),
      figures: rows.length,
      figures_by_metric: Object.fromEntries(
        [...byMetric].map(([metric, { length }]) => [metric, length]),
      ),
    },
  };
}

const placesById = ({ places }: { readonly places: readonly HeldPlace[] }) =>
  new Map(places.map((place) => [place.id, place]));

function changedFigures(id: string, before?: HeldPlace, after?: HeldPlace): Cell[][] {
  return Object.keys((after ?? before)!.values).flatMap((metric) => {
    const [was, is] = [figureOf(before, metric), figureOf(after, metric)];
    return was.every((cell, at) => cell === is[at]) ? [] : [[id, metric, ...was, ...is]];
  });
}

const figureOf = (place: HeldPlace | undefined, metric: string): Cell[] =>
  place === undefined
    ? [null, null, null]
    : [comparable(place.values[metric]!), place.statuses[metric]!, place.years[metric]!];

const compared = (prefix: string, when: string): Column[] => [
  { name: `${prefix}value`, type: "number", description: `The figure ${when}.` },
  {
    ...optionalText(`${prefix}status`, `Its status ${when}.`),
    constraints: { enum: STATUSES },
  },
  optionalText(`${prefix}year`, `Its years ${when}.`),
];

const COLUMNS: readonly Column[] = [
  text("place", "The place, by its id."),
  text("metric", "The metric, by its key."),
  ...compared("former_", "in the former release; empty for a new place"),
  ...compared("", "in this release; empty for a place that is gone"),
];
