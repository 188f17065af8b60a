import { VIEW_NAMES, type ViewName } from "#domain/risk/view-name.ts";
import { searchPart, type Written } from "../../address/search-part.ts";
import type { InAddress } from "../../address/use-address.ts";
import { oneOf } from "../../ui/controls/one-of.ts";
import { INDEX_KINDS, type IndexKind } from "./figures/indices.ts";
import { type ColumnKey, INDEX_COLUMN } from "./figures/ranked.ts";
import { metricsOf } from "./figures/scope.ts";
import { BY_RANK, type Sort } from "./lists/ranking.ts";
import { firstTen } from "./selection.tsx";

/** What a map shows if it shows all places; otherwise the name of a state, or nothing. */
export const ALL_PLACES = "all";

/** The pictures of the page: the spread of a figure, two against each other, the states in order. */
export const CHART_KINDS = ["spread", "scatter", "ranks"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** Two ways to browse the places: through their states or continents, or all in one table. */
export const LISTINGS = ["groups", "all"] as const;
type Listing = (typeof LISTINGS)[number];

/** A place whose figures are all shown. */
interface PlaceShown {
  readonly id: string;
  /** The key of the metric or index about which the visitor asked; null for none. */
  readonly figure: string | null;
}

/** What the page's address stores: enough to show the same again. */
export interface Address {
  readonly view: ViewName;
  readonly listing: Listing;
  readonly sort: Sort;
  /** The search text, as typed. */
  readonly query: string;
  /** Only show places of this state or continent; empty for all. */
  readonly within: string;
  readonly onlySelected: boolean;
  /** Shows all rows as plain text, which the browser finds and copies whole. */
  readonly isPlain: boolean;
  readonly index: IndexKind;
  /** The column that a list shows first of all. */
  readonly column: ColumnKey;
  /** Ids, in the order of choice. */
  readonly selected: readonly string[];
  readonly isComparing: boolean;
  readonly placeShown: PlaceShown | null;
  /** The state whose districts the map shows, `ALL_PLACES`, or empty for the map as it opens. */
  readonly map: string;
  /** The picture shown. */
  readonly chart: ChartKind | null;
  /** What the picture shows, across and upwards. */
  readonly chartX: ColumnKey;
  readonly chartY: ColumnKey;
}

/** The state of a page without an address, for one of its views. */
export function plainAddress(view: ViewName, index: IndexKind = "plain"): Address {
  return {
    view,
    listing: "groups",
    sort: BY_RANK,
    query: "",
    within: "",
    onlySelected: false,
    isPlain: false,
    index,
    column: INDEX_COLUMN,
    selected: [],
    isComparing: false,
    placeShown: null,
    map: "",
    chart: null,
    chartX: INDEX_COLUMN,
    chartY: metricKeys(view, index)[0]!,
  };
}

/**
 * Reads the address of the page; missing or invalid parts get their defaults.
 *
 * @example
 * readAddress(new URLSearchParams("view=world&place=IN&place=JP")).selected; // ["IN", "JP"]
 */
export function readAddress(parameters: URLSearchParams): Address {
  const view = oneOf(VIEW_NAMES, parameters.get("view")) ?? "india";
  const index = oneOf(INDEX_KINDS, parameters.get("index")) ?? "plain";
  const plain = plainAddress(view, index);
  const columnFrom = (text: string | null) =>
    oneOf([INDEX_COLUMN, ...metricKeys(view, index)], text);
  return {
    view,
    listing: oneOf(LISTINGS, parameters.get("list")) ?? plain.listing,
    sort: sortFrom(parameters, metricKeys(view, index)) ?? plain.sort,
    query: parameters.get("q") ?? "",
    within: parameters.get("in") ?? "",
    onlySelected: parameters.has("only"),
    isPlain: parameters.has("plain"),
    index,
    column: columnFrom(parameters.get("col")) ?? plain.column,
    selected: firstTen(parameters.getAll("place")),
    isComparing: parameters.has("compare"),
    placeShown: placeShownFrom(parameters),
    map: parameters.has("map") ? parameters.get("map") || ALL_PLACES : "",
    chart: oneOf(CHART_KINDS, parameters.get("chart")),
    chartX: columnFrom(parameters.get("x")) ?? plain.chartX,
    chartY: columnFrom(parameters.get("y")) ?? plain.chartY,
  };
}

function sortFrom(parameters: URLSearchParams, metrics: readonly string[]): Sort | undefined {
  const keys = ["name", "rank", "index", ...metrics];
  const key = oneOf(keys, parameters.get("sort"));
  if (key === null) return undefined;
  return { key, direction: parameters.has("up") ? "ascending" : "descending" };
}

function placeShownFrom(parameters: URLSearchParams): PlaceShown | null {
  const id = parameters.get("about");
  return id ? { id, figure: parameters.get("figure") || null } : null;
}

const metricKeys = (view: ViewName, index: IndexKind): readonly string[] =>
  metricsOf(view, index).map(({ key }) => key);

/** What stands in the address: without the defaults. */
function written(address: Address): Written {
  const { view, index, sort, map, placeShown } = address;
  const plain = plainAddress(view, index);
  const isSorted = sort.key !== plain.sort.key || sort.direction !== plain.sort.direction;
  const unless = <Value>(usual: Value, value: Value) => (value === usual ? null : value);
  return {
    view: unless("india", view),
    list: unless(plain.listing, address.listing),
    sort: isSorted && sort.key,
    up: isSorted && sort.direction === "ascending",
    q: address.query,
    in: address.within,
    only: address.onlySelected,
    plain: address.isPlain,
    index: unless("plain", index),
    col: unless(plain.column, address.column),
    place: address.selected,
    compare: address.isComparing,
    about: placeShown?.id,
    figure: placeShown?.figure,
    map: map === ALL_PLACES || map,
    chart: address.chart,
    x: unless(plain.chartX, address.chartX),
    y: unless(plain.chartY, address.chartY),
  };
}

/**
 * Writes an address as the search part of a URL, without the defaults.
 *
 * @example
 * searchOf({ ...plainAddress("world"), query: "turkey" }); // "?view=world&q=turkey"
 */
export const searchOf = (address: Address): string => searchPart(written(address));

/** How the page is kept in its address; Back closes a dialog, and what was ticked in it stays. */
export const IN_ADDRESS: InAddress<Address> = {
  read: readAddress,
  write: written,
  closed: (address) => ({ ...address, isComparing: false, placeShown: null }),
};
