import type { Place } from "../lists/place.ts";
import { fixed } from "./figure-text.ts";
import type { TipNote } from "./metric-tip.tsx";

export const INDEX_KINDS = ["plain", "grouped", "published"] as const;

/** How the metrics are combined into one number. */
export type IndexKind = (typeof INDEX_KINDS)[number];

interface IndexFacts {
  readonly label: string;
  /** The field of a row that holds the index. */
  readonly index: string;
  /** The field that holds the rank by it; the most exposed has the highest. */
  readonly rank: string;
  readonly explanation: string;
}

export const INDICES: Readonly<Record<IndexKind, IndexFacts>> = {
  plain: {
    label: "Plain",
    index: "risk_index",
    rank: "cyber_risk_rank",
    explanation: "The mean of the ranks in all metrics.",
  },
  grouped: {
    label: "Grouped",
    index: "grouped_index",
    rank: "grouped_rank",
    explanation:
      "Ranks are averaged within access, social and crime first, so that seven audience metrics do not outvote the rest.",
  },
  published: {
    label: "Published figures only",
    index: "published_index",
    rank: "published_rank",
    explanation: "Only figures that a source prints count; nothing modelled enters.",
  },
};

/** How many of the places of a list have a rank by an index: in some, too little is published. */
export const rankedCount = (places: readonly Place[], index: IndexKind): number =>
  places.filter(({ figures }) => figures[INDICES[index].rank] !== undefined).length;

/** The note on an index, if the API gives none. */
export function indexNote(kind: IndexKind): TipNote {
  return {
    label: "Risk index, 0 to 10",
    explanation: INDICES[kind].explanation,
    direction: "A higher index means more exposure, not less safety.",
  };
}

/**
 * Writes the rank and index of a place.
 *
 * @example
 * standing({ cyber_risk_rank: 780, risk_index: 9.78 }, "plain", 780); // "rank 780 of 780, index 9.78"
 */
export function standing(
  figures: Readonly<Record<string, number>>,
  index: IndexKind,
  ranked: number,
): string {
  const value = figures[INDICES[index].index];
  return value === undefined
    ? "no index"
    : `rank ${figures[INDICES[index].rank]} of ${ranked}, index ${fixed(value, 2)}`;
}
