import type { z } from "zod";
import { countryRow, districtRow } from "#contract/cirus.ts";
import { comparable } from "#domain/risk/rank.ts";
import { STATUSES } from "#domain/risk/status.ts";
import type { HeldPlace, StoredRelease } from "../release.ts";
import { assessHeld, INDIA_VIEW, type ServedView, WORLD_VIEW } from "../views.ts";
import { columnsOfRow } from "./row-columns.ts";
import { type Cell, type Column, column, type Table } from "./table.ts";

/**
 * The tables of a release: its places, each figure with status, year and source, and explanations.
 */
export function releaseTables(release: StoredRelease): Table[] {
  return release.view === "india"
    ? tablesOf(INDIA_VIEW, release as StoredRelease<"india">, districtRow)
    : tablesOf(WORLD_VIEW, release as StoredRelease<"world">, countryRow);
}

function tablesOf<Key extends string, Base extends string, Held extends HeldPlace<Key, Base>>(
  view: ServedView<Key, Base, Held>,
  { places }: { readonly places: readonly Held[] },
  row: z.ZodObject,
): Table[] {
  const { metrics } = view.risk;
  const sources = [
    ...new Set(places.flatMap((place) => metrics.map(({ key }) => place.sources[key]))),
  ];
  const sourceIds = new Map(sources.map((source, at) => [source, at + 1]));
  return [
    placesTable(view, places, row),
    {
      name: "figures",
      title: "Every figure with its status, year and source",
      columns: FIGURE_COLUMNS,
      rows: places.flatMap((place) =>
        metrics.map(({ key }) => [
          place.id,
          key,
          comparable(place.values[key]),
          place.statuses[key],
          place.years[key],
          sourceIds.get(place.sources[key])!,
        ]),
      ),
      key: ["place", "metric"],
      references: [
        { column: "place", table: "places", key: "id" },
        { column: "metric", table: "metrics", key: "key" },
        { column: "source", table: "sources", key: "id" },
      ],
    },
    {
      name: "metrics",
      title: "What the metrics count",
      columns: METRIC_COLUMNS,
      rows: metrics.map(({ key, label, unit, explanation, group }) => [
        key,
        label,
        unit,
        explanation,
        group,
      ]),
      key: ["key"],
      references: [],
    },
    {
      name: "sources",
      title: "What the figures rest on",
      columns: [
        column("id", "The number by which figures name it.", { type: "integer" }),
        column("source", "The source, or the sources that a model puts together."),
      ],
      rows: sources.map((source, at) => [at + 1, source]),
      key: ["id"],
      references: [],
    },
  ];
}

function placesTable<Key extends string, Base extends string, Held extends HeldPlace<Key, Base>>(
  view: ServedView<Key, Base, Held>,
  places: readonly Held[],
  row: z.ZodObject,
): Table {
  const usual = { years: {}, sources: {} } as Pick<Held, "years" | "sources">;
  const columns = columnsOfRow(row);
  const assessed = assessHeld(view, places);
  return {
    name: "places",
    title: "The places with their figures, ranks and indices",
    columns: [
      ...columns,
      column("aliases", "Other names, separated by vertical bars.", { isRequired: false }),
    ],
    rows: assessed.map((place) => {
      const { aliases, ...rest } = view.placeOnWire(place, usual) as Record<string, unknown>;
      return [
        ...columns.map(({ name }) => rest[name] as Cell),
        (aliases as readonly string[]).join("|"),
      ];
    }),
    key: ["id"],
    references: [],
  };
}

/** The columns that describe one figure. */
export const FIGURE_COLUMNS: readonly Column[] = [
  column("place", "The place, by its id."),
  column("metric", "The metric, by its key."),
  column("value", "The figure, in the unit of its metric.", { type: "number" }),
  column("status", "Where the figure comes from, strongest first.", { values: STATUSES }),
  column("year", "The year or years it is of.", { isRequired: false }),
  column("source", "The number of its source.", { type: "integer" }),
];

const METRIC_COLUMNS: readonly Column[] = [
  column("key", "The name of the metric's column."),
  column("label", "What it counts."),
  column("unit", "Its unit."),
  column("explanation", "What it says about a place."),
  column("group", "The group it belongs to in the grouped index."),
];
