import { comparable, positions } from "#domain/risk/rank.ts";
import { byId, type HeldPlace } from "../release.ts";
import { MAX_PLACES } from "../release-schema.ts";
import { assessHeld, type ServedView } from "../views.ts";
import type { ImportFault } from "./import-fault.ts";
import type { ImportRow } from "./import-row.ts";

/** An index in a file may be rounded to two decimals. */
const INDEX_TOLERANCE = 0.00501;

/** What an operator allows beyond what is usual. */
export interface Allowed {
  /** Places of the live release may be missing. */
  readonly mayBeFewer: boolean;
  /** A file's index and ranks are used even if its metrics give others. */
  readonly keepsIndex: boolean;
}

/** The places that exist: those of the live release, and all known ones. */
export interface PlacesBefore {
  /** None of these may disappear unnoticed. */
  readonly live: readonly HeldPlace[];
  readonly known: readonly HeldPlace[];
}

/** The places that rows were turned into, and the row of each by its id. */
export interface ImportedPlaces {
  readonly places: readonly HeldPlace[];
  readonly rows: ReadonlyMap<string, ImportRow>;
}

interface ReadPlace {
  readonly row: ImportRow;
  readonly place: HeldPlace;
  /** The file's own index, if it has one. */
  readonly index: number | null;
  readonly rank: number | null;
}

/**
 * Turns rows into the places of a release. Works out index and rank; a file's own must agree, unless
 * the operator keeps them. Mistakes are added to `faults`; if there are any, do not use the places.
 */
export function importPlaces(
  rows: readonly ImportRow[],
  view: ServedView,
  { live, known, mayBeFewer, keepsIndex }: PlacesBefore & Allowed,
  faults: ImportFault[],
): ImportedPlaces {
  const none = { places: [], rows: new Map() };
  if (rows.length === 0) return none;
  const read = view.readerOf(known);
  const imported = rows.flatMap((row): ReadPlace[] => {
    const place = read(row);
    const index = row.has("risk_index") ? row.figure("risk_index", { most: 10 }) : null;
    const rank = row.has("cyber_risk_rank") ? row.rank("cyber_risk_rank") : null;
    return place === null ? [] : [{ row, place, index, rank }];
  });
  const [excess] = rows.slice(MAX_PLACES);
  excess?.fault(null, `the files have more than ${MAX_PLACES} places`);
  refuseDuplicates(imported, view.risk.name === "india" ? "district" : "country");
  if (faults.length > 0 || imported.length === 0) return none;
  if (imported.length === 1) imported[0]!.row.fault(null, "one place alone cannot be ranked");
  if (!mayBeFewer) refuseLosses(imported, live);
  if (faults.length > 0) return none;
  const places = withIndices(withBases(imported), view, keepsIndex);
  refuseStaleRanges(places, imported, live);
  return {
    places: places.toSorted(byId),
    rows: new Map(imported.map(({ place, row }) => [place.id, row])),
  };
}

// If the file's index and ranks agree with ours, ours are used.
function withIndices(
  imported: readonly ReadPlace[],
  view: ServedView,
  keepsIndex: boolean,
): HeldPlace[] {
  const computed = assessHeld(
    view,
    imported.map(({ place }) => place),
  );
  const indices = imported.map(({ index }, at) => index ?? computed[at]!.riskIndex);
  const ownRanks = positions(
    computed.map(({ id, name, values }, at) => ({
      id,
      name,
      index: indices[at]!,
      penetration: values[view.risk.penetration]!,
    })),
  );
  const ranks = imported.map(({ rank }, at) => rank ?? ownRanks[at]!);
  const isDisorderly = refuseDisorder(imported, indices, ranks);
  const differing = computed.flatMap(({ riskIndex, riskRank }, at) => {
    const apart = Math.abs(riskIndex - indices[at]!);
    const agrees = apart <= INDEX_TOLERANCE && riskRank === ranks[at];
    return agrees ? [] : [{ at, apart, riskIndex, riskRank }];
  });
  if (differing.length === 0) return imported.map(({ place }) => place);
  if (!keepsIndex && !isDisorderly) {
    const most = differing.reduce((one, other) => (other.apart > one.apart ? other : one));
    const others = differing.length > 1 ? `, and ${differing.length - 1} more places differ` : "";
    imported[most.at]!.row.fault(
      "risk_index",
      `${indices[most.at]!.toFixed(2)}, rank ${ranks[most.at]}, but the metrics give ${most.riskIndex.toFixed(2)}, rank ${most.riskRank}${others}; to have both computed, delete the columns risk_index, cyber_risk_rank, ${RANGE_COLUMNS}; to keep those of the file, add --keep-index`,
    );
  }
  return imported.map(({ place }, at) => ({
    ...place,
    given: { index: indices[at]!, rank: ranks[at]! },
  }));
}

const RANGE_COLUMNS = "rank_low, rank_high and range_draws";

// Who edits an exported file easily leaves the ranges of the former figures in it.
function refuseStaleRanges(
  places: readonly HeldPlace[],
  imported: readonly ReadPlace[],
  live: readonly HeldPlace[],
) {
  const liveById = new Map(live.map((place) => [place.id, place]));
  const stale = places.findIndex((place) => {
    const before = liveById.get(place.id);
    return (
      before !== undefined &&
      place.rangeDraws !== undefined &&
      place.rangeDraws === before.rangeDraws &&
      place.rankLow === before.rankLow &&
      place.rankHigh === before.rankHigh &&
      Object.entries(place.values).some(
        ([key, value]) => comparable(value) !== comparable(before.values[key]!),
      )
    );
  });
  if (stale < 0) return;
  imported[stale]!.row.fault(
    "rank_low",
    `the range of its rank is that of the live release, but its figures differ; delete the columns ${RANGE_COLUMNS}`,
  );
}

function refuseDuplicates(imported: readonly ReadPlace[], nameColumn: string) {
  const first = new Map<string, ImportRow>();
  for (const { row, place } of imported) {
    const before = first.get(place.id);
    if (before) {
      row.fault(
        null,
        `the same place as row ${before.number} of ${before.file}; distinguish them in the columns id or ${nameColumn}`,
      );
    } else first.set(place.id, row);
  }
}

function refuseLosses(imported: readonly ReadPlace[], live: readonly HeldPlace[]) {
  const ids = new Set(imported.map(({ place }) => place.id));
  const [lost, ...others] = live.filter(({ id }) => !ids.has(id));
  if (lost) {
    imported
      .at(-1)!
      .row.fault(
        "id",
        `the file ends here without ${lost.name}, ${lost.group} (${lost.id})${others.length > 0 ? ` and ${others.length} more places` : ""} of the live release; to leave them out, add --fewer`,
      );
  }
}

// An unknown place gets the average weight of its neighbours.
function withBases(imported: readonly ReadPlace[]): ReadPlace[] {
  const known = imported.map(({ place }) => place).filter(hasBases);
  const knownByGroup = Map.groupBy(known, ({ group }) => group);
  return imported.map((one) => {
    if (hasBases(one.place)) return one;
    const alike = knownByGroup.get(one.place.group) ?? known;
    const mean = (base: string) =>
      alike.length === 0
        ? 1
        : alike.reduce((sum, { bases }) => sum + bases[base]!, 0) / alike.length;
    const keys = Object.keys(one.place.bases);
    const bases = Object.fromEntries(keys.map((base) => [base, mean(base)]));
    return { ...one, place: { ...one.place, bases } };
  });
}

const hasBases = ({ bases }: HeldPlace) =>
  Object.values(bases).every((base) => !Number.isNaN(base));

// The highest rank is the most exposed place, and no two places share a rank.
function refuseDisorder(
  imported: readonly ReadPlace[],
  indices: readonly number[],
  ranks: readonly number[],
): boolean {
  let refused = false;
  const refuse = ({ row }: ReadPlace, sentence: string) => {
    row.fault("cyber_risk_rank", sentence);
    refused = true;
  };
  const ofRank = new Map<number, number>();
  for (const [at, rank] of ranks.entries()) {
    if (rank > ranks.length) {
      refuse(
        imported[at]!,
        `${rank} is above the number of places, ${ranks.length}; without the column ranks are computed`,
      );
    } else if (ofRank.has(rank)) {
      refuse(imported[at]!, `row ${imported[ofRank.get(rank)!]!.row.number} has ${rank} too`);
    }
    ofRank.set(rank, at);
  }
  for (const [at, rank] of ranks.entries()) {
    const below = ofRank.get(rank - 1);
    if (below !== undefined && comparable(indices[at]!) < comparable(indices[below]!)) {
      refuse(
        imported[at]!,
        `${rank} is above row ${imported[below]!.row.number}, whose risk_index is higher; the highest rank is the most exposed`,
      );
    }
  }
  return refused;
}
