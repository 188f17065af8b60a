import type { MetricNote } from "#contract/cirus.ts";
import { eachSource } from "#domain/risk/citation.ts";
import { DIRECTION, eachMetric, type Metric } from "#domain/risk/metric.ts";
import type { Status } from "#domain/risk/status.ts";

/** The years and sources of each metric. */
export interface Origins<Key extends string> {
  readonly years: Readonly<Record<Key, string>>;
  readonly sources: Readonly<Record<Key, string>>;
}

/**
 * Sums up the origins of a release: the commonest source of each metric, and its year if nearly all
 * places have the same one, otherwise the span of years.
 */
export function usualOrigins<Key extends string>(
  metrics: readonly Metric<Key, string>[],
  places: readonly Origins<Key>[],
): Origins<Key> {
  return {
    years: eachMetric(metrics, ({ key }) => usualYear(places.map(({ years }) => years[key]))),
    sources: eachMetric(metrics, ({ key }) => commonest(places.map(({ sources }) => sources[key]))),
  };
}

const NEARLY_ALL = 0.9;

function usualYear(years: readonly string[]): string {
  const usual = commonest(years);
  const count = years.filter((year) => year === usual).length;
  return count >= NEARLY_ALL * years.length ? usual : spanOf(years);
}

/** One year if all are equal, otherwise the first and the last year that they name. */
export function spanOf(years: readonly string[]): string {
  const distinct = new Set(years);
  if (distinct.size === 1) return years[0]!;
  const numbers = [...distinct].flatMap((text) => text.match(/\d{4}/g) ?? []).sort();
  return numbers.length === 0 ? "" : [...new Set([numbers[0], numbers.at(-1)])].join("–");
}

/**
 * The oldest and the newest year of what figures are made from; null if none says its year.
 *
 * @param modelledSince The year of the oldest facts behind a modelled figure.
 */
export function dataYears(
  places: readonly (Origins<string> & { readonly statuses: Readonly<Record<string, Status>> })[],
  modelledSince: number | null,
): [number, number] | null {
  const named = new Set(places.flatMap(({ years }) => Object.values(years)));
  const isModelled = places.some(({ statuses }) => Object.values(statuses).includes("modelled"));
  const years = [
    ...[...named].flatMap((text) => text.match(/\d{4}/g) ?? []).map(Number),
    ...(isModelled && modelledSince !== null ? [modelledSince] : []),
  ];
  return years.length === 0 ? null : [Math.min(...years), Math.max(...years)];
}

function commonest(texts: readonly string[]): string {
  const counts = [...Map.groupBy(texts, (text) => text)];
  return counts.reduce((most, next) => (next[1].length > most[1].length ? next : most))[0];
}

/** Writes what a metric means and where its figures come from. */
export const noteOnWire = <Key extends string>(
  { key, label, unit, explanation }: Metric<Key, string>,
  { years, sources }: Origins<Key>,
): MetricNote => ({
  key,
  label,
  unit,
  explanation,
  source: sources[key],
  year: years[key],
  direction: DIRECTION,
});

/** The years and sources of a place that differ from the usual ones. */
export function unusualOrigins<Key extends string>(origins: Origins<Key>, usual: Origins<Key>) {
  const unusual = (what: "years" | "sources") =>
    Object.fromEntries(
      Object.entries<string>(origins[what]).filter(
        ([key, text]) => text !== usual[what][key as Key],
      ),
    ) as Partial<Record<Key, string>>;
  return { year: unusual("years"), source: unusual("sources") };
}

/** All sources that a place names. */
export const allSources = (places: readonly Origins<string>[]): string[] =>
  eachSource(places.flatMap(({ sources }) => Object.values(sources)));
