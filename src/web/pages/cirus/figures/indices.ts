import type { ViewName } from "#domain/risk/view-name.ts";
import type { Place, PlaceList } from "../lists/place.ts";
import { fixed } from "./figure-text.ts";
import type { TipNote } from "./tip.tsx";

export const INDEX_KINDS = ["plain", "grouped", "published"] as const;

/** How the metrics are combined into one number. */
export type IndexKind = (typeof INDEX_KINDS)[number];

interface IndexFacts {
  readonly label: string;
  /** The field of a row that holds the index. */
  readonly index: string;
  /** The field that holds the rank by it; the most exposed has the highest. */
  readonly rank: string;
  /** The field with the place that places with the same index share; empty if the rank itself is shared. */
  readonly shared: string;
  readonly explanation: string;
}

export const INDICES: Readonly<Record<IndexKind, IndexFacts>> = {
  plain: {
    label: "Plain",
    index: "risk_index",
    rank: "cyber_risk_rank",
    shared: "rank_shared",
    explanation: "The mean of the ranks in all metrics.",
  },
  grouped: {
    label: "Grouped",
    index: "grouped_index",
    rank: "grouped_rank",
    shared: "grouped_shared",
    explanation:
      "Ranks are averaged within access, social and crime first, so that seven audience metrics do not outvote the rest.",
  },
  published: {
    label: "Published figures only",
    index: "published_index",
    rank: "published_rank",
    shared: "",
    explanation: "Only figures that a source prints count; nothing modelled enters.",
  },
};

/** How many of the places of a list have a rank by an index: in some, too little is published. */
export const rankedCount = (places: readonly Place[], index: IndexKind): number =>
  places.filter(({ figures }) => figures[INDICES[index].rank] !== undefined).length;

/** How the metrics of a view are combined into an index. */
export const explanationOf = (kind: IndexKind, view: ViewName): string =>
  kind === "grouped" && view === "world"
    ? "Ranks are averaged within access and social media first, so that six audience metrics do not outvote the other two."
    : INDICES[kind].explanation;

/** The note on an index, if the API gives none. */
export function indexNote(kind: IndexKind, view: ViewName): TipNote {
  return {
    label: "Risk index, 0 to 10",
    explanation: explanationOf(kind, view),
    direction: "A higher index means more exposure, not less safety.",
  };
}

/** What a rank, its range and a shared place mean. */
export function rankNote(range: PlaceList["range"]): TipNote {
  const found =
    range && `${fixed(range.share * 100, 0)} % of ${fixed(range.draws, 0)} simulated draws`;
  return {
    label: "Rank",
    explanation: [
      "The highest rank is the most exposed. Places with the same index share a rank, marked by an equals sign.",
      found &&
        `The range of a rank is where it lies in ${found}, widened to include the rank itself. These varied together: ${range.varied.join("; ")}.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

type Figures = Readonly<Record<string, number>>;

/**
 * Writes the rank of a place by an index; places with the same index share the lowest of their ranks,
 * and an equals sign tells it. Null if it has none.
 *
 * @example
 * rankText({ cyber_risk_rank: 778, rank_shared: 777 }, "plain"); // "777="
 */
export function rankText(figures: Figures, index: IndexKind): string | null {
  const { rank, shared } = INDICES[index];
  if (figures[shared] !== undefined) return `${figures[shared]}=`;
  if (figures[rank] === undefined) return null;
  const isShared = index === "published" && (figures.published_tied ?? 1) > 1;
  return `${figures[rank]}${isShared ? "=" : ""}`;
}

/**
 * Writes the range in which a rank lies, where the index has one and it is not one rank alone.
 *
 * @example
 * rangeText({ rank_low: 690, rank_high: 780 }, "plain"); // "690 to 780"
 */
export function rangeText(figures: Figures, index: IndexKind): string | null {
  const { rank_low: low, rank_high: high } = figures;
  const hasRange = index === "plain" && low !== undefined && high !== undefined && low !== high;
  return hasRange ? `${low} to ${high}` : null;
}

/**
 * Writes the rank of a place with its range, among how many if that is told; null if it has none.
 *
 * @example
 * rankWords({ cyber_risk_rank: 778, rank_low: 690, rank_high: 780 }, "plain"); // "rank 778, range 690 to 780"
 */
export function rankWords(figures: Figures, index: IndexKind, ranked?: number): string | null {
  const rank = rankText(figures, index);
  if (rank === null) return null;
  const range = rangeText(figures, index);
  return `rank ${rank}${ranked ? ` of ${ranked}` : ""}${range ? `, range ${range}` : ""}`;
}

/**
 * Writes the rank and index of a place.
 *
 * @example
 * standing({ cyber_risk_rank: 780, risk_index: 9.78 }, "plain", 780); // "rank 780 of 780, index 9.78"
 */
export function standing(figures: Figures, index: IndexKind, ranked: number): string {
  const value = figures[INDICES[index].index];
  return value === undefined
    ? "no index"
    : `${rankWords(figures, index, ranked)}, index ${fixed(value, 2)}`;
}
