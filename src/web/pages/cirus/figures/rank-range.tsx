import type { Place } from "../lists/place.ts";
import { fixed } from "./figure-text.ts";
import { MetricTip, type TipNote } from "./metric-tip.tsx";

const RANGE_NOTE: TipNote = {
  label: "Rank within its uncertainty",
  explanation:
    "With the model’s weights all halved, or all half as large again, it stays between these.",
};

interface RankRangeProps {
  readonly figures: Place["figures"];
  readonly isExplained?: boolean | undefined;
}

/** How far a district's rank or a continent's mean can be relied on; nothing where no doubt is told. */
export function RankRange({ figures, isExplained = false }: RankRangeProps) {
  const text = rangeText(figures);
  if (text === null) return null;
  return (
    <span className="label rank-range">
      {isExplained && <MetricTip label={RANGE_NOTE.label} note={RANGE_NOTE} />}
      {text}
    </span>
  );
}

/**
 * Whether a place's rank is a range.
 *
 * @example
 * hasRange({ rank_low: 773, rank_high: 774 }); // true
 */
export const hasRange = ({ rank_low: low, rank_high: high }: Place["figures"]) =>
  low !== undefined && high !== undefined && low !== high;

function rangeText(figures: Place["figures"]): string | null {
  const { rank_low: low, rank_high: high, modelled_share: share } = figures;
  if (share !== undefined) return `${fixed(share * 100, 0)} % modelled`;
  return hasRange(figures) ? `rank ${low} to ${high} within its uncertainty` : null;
}
