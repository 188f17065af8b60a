import type { CirusMeta, CountryRow, DistrictRow, MetricNote, StateRow } from "#contract/cirus.ts";
import { eachSource } from "#domain/risk/each-source.ts";
import { type EmbedAddress, MOST_EMBEDDED } from "#domain/risk/embed-address.ts";
import type { Status } from "#domain/risk/status.ts";
import { callApi } from "../../../api/client.ts";
import { figureText, fixed, statusText } from "../figures/figure-text.ts";
import { METRICS } from "../figures/metrics.ts";

/** One line of an embedded comparison. */
interface EmbeddedRow {
  readonly id: string;
  readonly name: string;
  /** The state of a district. */
  readonly within: string;
  readonly value: number;
  readonly text: string;
  /** Its status in words and its year; empty for the index, which is computed from all figures. */
  readonly origin: string;
}

/** An embedded comparison: its figure and places, the highest first. */
export interface Embedded {
  readonly address: EmbedAddress;
  readonly title: string;
  /** Empty if the title says it. */
  readonly unit: string;
  readonly rows: readonly EmbeddedRow[];
  /** Where the figures shown come from, each source once; none for the index. */
  readonly sources: readonly string[];
  /** The figure of a full bar. */
  readonly most: number;
  readonly release: string;
  /** dd/mm/yyyy. */
  readonly lastUpdated: string;
}

type Row = DistrictRow | StateRow | CountryRow;
interface List {
  readonly data: readonly Row[];
  readonly meta: CirusMeta;
}

const INDEX = { label: "Risk index", unit: "0 to 10; the highest is the most exposed" } as const;
const HIGHEST_INDEX = 10;
const HIGHEST = {
  india: ", the highest states of India",
  world: ", the highest countries",
} as const;

/**
 * Loads what an embedded comparison shows: only the lists that its places are in, where their ids
 * say which these are.
 */
export async function embeddedFigures(address: EmbedAddress): Promise<Embedded> {
  const lists = await listsOf(address);
  const { meta } = lists[0]!;
  const note = meta.metrics.find(({ key }) => key === address.metric) ?? null;
  const chosen = new Set(address.places);
  const figureOf = (row: Row) => numbersOf(row)[note?.key ?? "risk_index"]!;
  const shown = lists
    .flatMap(({ data }) => data)
    .filter(({ id }) => chosen.size === 0 || chosen.has(id))
    .sort((one, other) => figureOf(other) - figureOf(one))
    .slice(0, MOST_EMBEDDED);
  const sourceOf = ({ source }: Row, { key, source: usual }: MetricNote) =>
    (source as Texts)[key] ?? usual;
  return {
    address,
    title: `${note?.label ?? INDEX.label}${chosen.size > 0 ? "" : HIGHEST[address.view]}`,
    unit: note === null ? INDEX.unit : note.label.endsWith(note.unit) ? "" : note.unit,
    rows: shown.map((row) => rowOf(row, note)),
    sources: note === null ? [] : eachSource(shown.map((row) => sourceOf(row, note))),
    most: note === null ? HIGHEST_INDEX : Math.max(0, ...shown.map(figureOf)),
    release: meta.release,
    lastUpdated: meta.last_updated,
  };
}

async function listsOf({ view, places }: EmbedAddress): Promise<List[]> {
  if (view === "world") return [await callApi("GET /cirus/countries", {})];
  const states = await callApi("GET /cirus/states", {});
  if (places.length === 0) return [states];
  // The packaged districts' ids start with the code of their state; an operator's need not.
  const codes = new Set(places.map((id) => id.split("-", 1)[0]!.toUpperCase()));
  const known = states.data.filter(({ id }) => codes.has(id));
  const lists = await Promise.all(
    known.map(({ id }) => callApi("GET /cirus/dhq/{state}", { params: { state: id } })),
  );
  const found = new Set(lists.flatMap(({ data }) => data.map(({ id }) => id)));
  return places.every((id) => found.has(id)) ? lists : [await callApi("GET /cirus/dhq", {})];
}

type Texts = Readonly<Partial<Record<string, string>>>;

const numbersOf = (row: Row) => row as unknown as Readonly<Record<string, number>>;

function rowOf(row: Row, note: MetricNote | null): EmbeddedRow {
  const about = { id: row.id, ...nameOf(row) };
  if (note === null) {
    return { ...about, value: row.risk_index, text: fixed(row.risk_index, 2), origin: "" };
  }
  const { key } = note;
  const value = numbersOf(row)[key]!;
  const status = (row.status as Readonly<Record<string, Status>>)[key]!;
  const year = (row.year as Texts)[key] ?? note.year;
  const metric = [...METRICS.india, ...METRICS.world].find((one) => one.key === key)!;
  return {
    ...about,
    value,
    text: figureText(value, metric, status),
    origin: [statusText(status, value), year].filter(Boolean).join(" · "),
  };
}

// By the district, as on the page: two districts may have one capital.
function nameOf(row: Row): Pick<EmbeddedRow, "name" | "within"> {
  if ("state_ut" in row) return { name: row.district, within: row.state_ut };
  return { name: "state" in row ? row.state : row.country, within: "" };
}
