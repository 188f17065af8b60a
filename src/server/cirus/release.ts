import { hash } from "node:crypto";
import type { IndiaBase, IndiaMetric } from "#domain/risk/india-metrics.data.ts";
import type { Place } from "#domain/risk/place.ts";
import type { ViewName } from "#domain/risk/view-name.ts";
import type { WorldBase, WorldMetric } from "#domain/risk/world-metrics.data.ts";

/** A place in a release: its figures with their years and sources, and its location. */
export interface HeldPlace<Key extends string = string, Base extends string = string>
  extends Omit<Place<Key, Base>, "published"> {
  readonly years: Readonly<Record<Key, string>>;
  readonly sources: Readonly<Record<Key, string>>;
  readonly aliases: readonly string[];
  readonly lat: number | null;
  readonly lon: number | null;
  readonly note: string;
  /** The range of its rank in the plain index; releases of older versions lack it for countries. */
  readonly rankLow?: number | null;
  readonly rankHigh?: number | null;
  /** How many draws it was found by; absent if it was found in another way. */
  readonly rangeDraws?: number;
}

export interface HeldDistrict extends HeldPlace<IndiaMetric, IndiaBase> {
  /** Its headquarters. */
  readonly capital: string;
  readonly stateCode: string;
  readonly hasStateCapital: boolean;
  /** Internet subscriptions per 100 people of its state, as published. */
  readonly publishedSubscribers: number | null;
}

export interface HeldCountry extends HeldPlace<WorldMetric, WorldBase> {
  readonly ccn3: string;
}

interface PlacesOf {
  readonly india: readonly HeldDistrict[];
  readonly world: readonly HeldCountry[];
}
export type HeldPlaceOf<View extends ViewName> = PlacesOf[View][number];

/** The figures of one view as of a day. */
export interface Release<View extends ViewName = ViewName> {
  readonly view: View;
  /** yyyy-mm-dd. */
  readonly asOf: string;
  /** In order of id. */
  readonly places: PlacesOf[View];
}

export const FACT_KINDS = ["countries", "districts", "states"] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A release of either view, where the difference does not matter. */
export type AnyRelease = Pick<Release, "view" | "asOf"> & { readonly places: readonly HeldPlace[] };

/** An operator's facts that replace packaged ones: rows with their keys and the given columns. */
export type OwnFacts = {
  readonly [Kind in FactKind]?: readonly Readonly<Record<string, string>>[];
};

/** Whether a release is made from the packaged facts alone. */
export const isPackaged = (own: OwnFacts): boolean => Object.keys(own).length === 0;

/** A release in the database. */
export type StoredRelease<View extends ViewName = ViewName> = Release<View> & {
  readonly id: string;
  /** The day it came into the database, yyyy-mm-dd. */
  readonly releasedOn: string;
};

/** A release as the archive lists it: with what came before it, and without its places. */
export interface ArchivedRelease
  extends Pick<StoredRelease, "id" | "view" | "asOf" | "releasedOn"> {
  /** The release that was live before it; null for the first of its view. */
  readonly formerId: string | null;
  readonly isLive: boolean;
  /** Whether it was modelled from facts; finished metrics may have sources we know nothing about. */
  readonly isFromFacts: boolean;
}

/**
 * Makes a release's id from its content: the same figures as of the same day get the same id,
 * wherever they come from.
 */
export function releaseId({ view, asOf, places }: Release): string {
  const digest = hash("sha256", JSON.stringify(places, inKeyOrder));
  return `${view}-${asOf}-${digest.slice(0, 12)}`;
}

// The database stores the keys of objects in its own order.
const inKeyOrder = (_key: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Compares places for the order they have in a release. */
export const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** The refusal while the database has no release yet. */
export class NoReleaseError extends Error {
  constructor() {
    super("The figures are not loaded yet. Try again in a while.");
  }
}
