import { z } from "zod";
import { publishedStateRow } from "#contract/cirus-published.ts";
import { addUpGroups } from "#domain/risk/add-up.ts";
import { comparable } from "#domain/risk/rank.ts";
import { STATUSES } from "#domain/risk/status.ts";
import { publishedStates } from "../published-states.ts";
import type { AnyRelease, HeldDistrict, HeldPlace, OwnFacts } from "../release.ts";
import { assessHeld, type ServedView, VIEWS } from "../views.ts";
import { type Cell, type Column, number, optionalText, type Table, text } from "./table.ts";

/**
 * The tables of a release: its places, its states or continents, each figure with its origin, the
 * metrics, the sources; for India also the published figures of the states.
 *
 * @param own The operator's own facts behind the release.
 */
export function releaseTables({ view: name, places }: AnyRelease, own: OwnFacts): Table[] {
  const view = VIEWS[name];
  const { metrics } = view.risk;
  const sources = [
    ...new Set(places.flatMap((place) => metrics.map(({ key }) => place.sources[key]!))),
  ];
  const sourceIds = new Map(sources.map((source, at) => [source, at + 1]));
  return [
    placesTable(view, places),
    groupsTable(view, places),
    ...(name === "india" ? [publishedTable(places as readonly HeldDistrict[], own)] : []),
    {
      name: "figures",
      title: "Every figure with its status, year and source",
      columns: FIGURE_COLUMNS,
      rows: places.flatMap((place) =>
        metrics.map(({ key }) => [
          place.id,
          key,
          comparable(place.values[key]!),
          place.statuses[key]!,
          place.years[key]!,
          sourceIds.get(place.sources[key]!)!,
        ]),
      ),
      key: ["place", "metric"],
      references: {
        place: ["places", "id"],
        metric: ["metrics", "key"],
        source: ["sources", "id"],
      },
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
    },
    {
      name: "sources",
      title: "The sources of the figures",
      columns: [
        number("id", "The number by which figures name it.", "integer"),
        text("source", "The source, or the sources that a model combines."),
      ],
      rows: sources.map((source, at) => [at + 1, source]),
      key: ["id"],
    },
  ];
}

const FIGURE_COLUMNS: readonly Column[] = [
  text("place", "The place, by its id."),
  text("metric", "The metric, by its key."),
  number("value", "The figure, in the unit of its metric."),
  {
    ...text("status", "Where the figure comes from, strongest first."),
    constraints: { required: true, enum: STATUSES },
  },
  optionalText("year", "The year or years it is of."),
  number("source", "The number of its source.", "integer"),
];

const METRIC_COLUMNS: readonly Column[] = [
  text("key", "The name of the metric's column."),
  text("label", "What it counts."),
  text("unit", "Its unit."),
  text("explanation", "What it says about a place."),
  text("group", "The group it belongs to in the grouped index."),
];

const NONE_USUAL = { years: {}, sources: {} };
const ALIASES = optionalText("aliases", "Other names, separated by vertical bars.");

const placesTable = (view: ServedView, places: readonly HeldPlace[]) =>
  tableOf(
    "places",
    "The places with their figures, ranks and indices",
    view.row,
    assessHeld(view, places).map((place) => view.placeOnWire(place, NONE_USUAL) as Row),
  );

const groupsTable = (view: ServedView, places: readonly HeldPlace[]) => {
  const { groups } = view.risk.words;
  return tableOf(
    groups,
    `The ${groups} with their places added up, ranked among themselves`,
    view.groupRow,
    addUpGroups(view.risk, assessHeld(view, places), view.indexWeight).map(
      (group) => view.groupOnWire(group, NONE_USUAL, NONE_USUAL) as Row,
    ),
  );
};

const publishedTable = (districts: readonly HeldDistrict[], own: OwnFacts) =>
  tableOf(
    "published",
    "The published figures of the states, ranked among themselves",
    publishedStateRow,
    publishedStates(districts, own),
  );

type Row = Readonly<Record<string, unknown>> & { readonly aliases: readonly string[] };

function tableOf(name: string, title: string, schema: z.ZodObject, rows: readonly Row[]): Table {
  const columns = columnsOf(schema);
  return {
    name,
    title,
    columns: [...columns, ALIASES],
    rows: rows.map((row) => [
      ...columns.map((column) => (row[column.name] ?? null) as Cell),
      row.aliases.join("|"),
    ]),
    key: ["id"],
  };
}

interface Property {
  /** Several if it may be null. */
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly anyOf?: readonly Property[];
}

// The fields of the API's rows that fit into a cell, with the contract's descriptions.
function columnsOf(row: z.ZodObject): Column[] {
  // With its id, a schema would only refer to its properties.
  const { properties, required: present } = z.toJSONSchema(z.object(row.shape)) as {
    properties: Record<string, Property>;
    required: readonly string[];
  };
  return Object.entries(properties).flatMap(([name, property]): Column[] => {
    const types = (property.anyOf ?? [property]).flatMap(({ type }) => type ?? []);
    const type = types.find(isColumnType);
    if (type === undefined) return [];
    const { description = "" } = property;
    // A text may be empty, and a CSV file cannot distinguish an empty text from a missing one.
    const isInEveryRow = present.includes(name) && !types.includes("null");
    const required = name === "id" || (isInEveryRow && type !== "string");
    return [{ name, type, description, ...(required && { constraints: { required } }) }];
  });
}

const TYPES: readonly string[] = ["string", "number", "integer", "boolean"];
const isColumnType = (type: string): type is Column["type"] => TYPES.includes(type);
