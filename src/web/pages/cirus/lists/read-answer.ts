import { STATUSES } from "#domain/risk/status.ts";
import { METRICS, type Metric } from "../figures/metrics.ts";
import { fullName, type MetricNote, type Place, type PlaceList } from "./place.ts";

/** What the rows of a list stand for. */
type PlaceKind = "capital" | "state" | "country" | "continent";

/** The fields that may hold a row's name, the usual one first. */
const NAME_FIELDS: Readonly<Record<PlaceKind, readonly string[]>> = {
  capital: ["district", "state_district_capital"],
  state: ["state", "state_name", "state_ut", "name"],
  country: ["country"],
  continent: ["continent"],
};
const WITHIN_FIELDS: Readonly<Record<PlaceKind, string>> = {
  capital: "state_ut",
  state: "",
  country: "continent",
  continent: "",
};
/** Alternative names of fields in some answers. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["linkedin_audience_formal_employment", "linkedin_per_100_formal_employees"],
  ["cyber_crime_rate", "cyber_crime_rate_per_1000"],
]);

/** The keys of a place in other tables. */
const KEY_FIELDS = ["lgd_code", "census2011_code", "iso2", "iso3"] as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a list of the CIRUS API from any of its hosts: the rows as `data`, as `data.data` or bare,
 * fields under alternative names and with surrounding spaces, numbers as text. Drops rows without a
 * name, and fields with something else where a number belongs.
 *
 * @example
 * readAnswer({ data: [{ " state_name": "Goa", cyber_crime_rate: "0.05" }] }, "state").places[0]?.figures;
 * // { cyber_crime_rate_per_1000: 0.05 }
 */
export function readAnswer(answer: unknown, kind: PlaceKind): PlaceList {
  const outer = fieldsOf(answer);
  const rows = [answer, outer.data, fieldsOf(outer.data).data].find(Array.isArray) ?? [];
  const meta = fieldsOf(outer.meta ?? fieldsOf(outer.data).meta);
  return {
    state: "loaded",
    places: rows.flatMap((row) => placeFrom(fieldsOf(row), kind)),
    release: textOf(meta.release),
    lastUpdated: textOf(meta.last_updated) || null,
    released: textOf(meta.released) || null,
    noteByMetric: new Map(listOf(meta.metrics).map((metric) => noteFrom(fieldsOf(metric)))),
    dataYears: yearsFrom(listOf(meta.data_years).map(numberOf)),
    range: rangeFrom(fieldsOf(meta.range)),
    total: entriesOf(fieldsOf(meta.total), numberOf),
  };
}

function rangeFrom({ draws, share, varied }: Fields): PlaceList["range"] {
  const [count, part] = [numberOf(draws), numberOf(share)];
  if (count === undefined || part === undefined) return null;
  return { draws: count, share: part, varied: listOf(varied).map(textOf).filter(Boolean) };
}

function yearsFrom([first, last]: readonly (number | undefined)[]): PlaceList["dataYears"] {
  return first === undefined || last === undefined ? null : { first, last };
}

function placeFrom(row: Fields, kind: PlaceKind): Place[] {
  const name = NAME_FIELDS[kind].map((field) => textOf(row[field])).find((text) => text !== "");
  if (name === undefined) return [];
  const within = textOf(row[WITHIN_FIELDS[kind]]);
  const seat = textOf(row.state_district_capital);
  const [lat, lon] = [numberOf(row.lat), numberOf(row.lon)];
  return [
    {
      id: textOf(row.id) || fullName({ name, within }),
      name,
      seat: seat === name ? "" : seat,
      within,
      figures: entriesOf(row, numberOf),
      statuses: entriesOf(fieldsOf(row.status), statusOf),
      years: entriesOf(fieldsOf(row.year), textOf),
      sources: entriesOf(fieldsOf(row.source), textOf),
      aliases: listOf(row.aliases).map(textOf).filter(Boolean),
      note: textOf(row.note),
      keys: Object.fromEntries(
        KEY_FIELDS.flatMap((field) => (textOf(row[field]) ? [[field, textOf(row[field])]] : [])),
      ),
      position: lat === undefined || lon === undefined ? null : { lat, lon },
    },
  ];
}

function noteFrom(metric: Fields): [string, MetricNote] {
  const { label, unit, explanation, source, year, direction } = metric;
  return [
    textOf(metric.key),
    {
      label: textOf(label),
      unit: textOf(unit),
      explanation: textOf(explanation),
      source: textOf(source),
      year: textOf(year),
      direction: textOf(direction),
    },
  ];
}

/** The fields of an object, under their usual names. */
function fieldsOf(value: unknown): Fields {
  if (typeof value !== "object" || value === null) return {};
  // Phones also read lists of tens of thousands of fields, so copy only if one has another name.
  if (Object.keys(value).every((key) => usualName(key) === key)) return value as Fields;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [usualName(key), field]));
}

const usualName = (key: string) => OTHER_NAMES.get(key.trim()) ?? key.trim();

function entriesOf<Value>(fields: Fields, read: (field: unknown) => Value | undefined) {
  const entries: Record<string, Value> = {};
  for (const key of Object.keys(fields)) {
    const value = read(fields[key]);
    if (value !== undefined) entries[key] = value;
  }
  return entries;
}

function numberOf(field: unknown): number | undefined {
  const number = typeof field === "string" && field.trim() !== "" ? Number(field) : field;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

const statusOf = (field: unknown) => STATUSES.find((status) => status === field);

function textOf(field: unknown): string {
  return typeof field === "string" || typeof field === "number" ? String(field).trim() : "";
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads the states of India with what sources print of them. */
export function readPublished(answer: unknown): PlaceList {
  const { data, meta } = fieldsOf(answer);
  const about = fieldsOf(meta);
  const total = fieldsOf(about.total);
  const ofMetric = (row: Fields, part: "year" | "source", { key }: Metric) =>
    textOf(row[`${key.startsWith("cyber") ? "cyber_crime" : "internet_subscriptions"}_${part}`]);
  const ofEach = (row: Fields, part: "year" | "source") =>
    Object.fromEntries(METRICS.states.map((metric) => [metric.key, ofMetric(row, part, metric)]));
  return {
    ...readAnswer(answer, "state"),
    places: listOf(data).flatMap((row) =>
      placeFrom(fieldsOf(row), "state").map((place) => ({
        ...place,
        statuses: Object.fromEntries(METRICS.states.map(({ key }) => [key, "published" as const])),
        years: ofEach(fieldsOf(row), "year"),
        sources: ofEach(fieldsOf(row), "source"),
      })),
    ),
    noteByMetric: new Map(
      METRICS.states.map((metric) => [
        metric.key,
        {
          ...PUBLISHED[metric.key]!,
          source: ofMetric(total, "source", metric),
          year: ofMetric(total, "year", metric),
          direction: "A higher figure counts as more exposure.",
        },
      ]),
    ),
  };
}

const TRAI = "As TRAI prints it: subscriptions, not people; one person may hold several.";
const NCRB =
  "As NCRB prints it: cases that the police registered, which some states do more than others.";
const PUBLISHED: Readonly<Record<string, Pick<MetricNote, "label" | "unit" | "explanation">>> = {
  internet_subscriptions_per_100: {
    label: "Internet subscriptions per 100 people",
    unit: "per 100 people",
    explanation: TRAI,
  },
  internet_subscriptions_million: {
    label: "Internet subscriptions, million",
    unit: "million",
    explanation: TRAI,
  },
  cyber_crime_rate_per_1000: {
    label: "Registered cyber crime per 1,000 people",
    unit: "per 1,000 people",
    explanation: NCRB,
  },
  cyber_crime_cases: {
    label: "Registered cases of cyber crime",
    unit: "cases",
    explanation: NCRB,
  },
};
