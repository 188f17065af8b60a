import type { Place, PlaceList } from "../lists/place.ts";
import { fixed } from "./figure-text.ts";
import { type IndexKind, rangeText, rankText, rankWords } from "./indices.ts";
import type { TipNote } from "./metric-tip.tsx";

interface RankProps {
  readonly figures: Place["figures"];
  readonly index: IndexKind;
}

/** The rank of a place, with the range in which it lies. */
export function Rank({ figures, index }: RankProps) {
  const range = rangeText(figures, index);
  return (
    <>
      {rankText(figures, index) ?? "–"}
      {range && <span className="label rank-range">{range}</span>}
    </>
  );
}

/** The same in words, for where there is no column of ranks. */
export function RankInWords({ figures, index }: RankProps) {
  const words = rankWords(figures, index);
  return words && <span className="label phone-rank">{words}</span>;
}

/** What a rank, its range and a shared place mean. */
export function rankNote(range: PlaceList["range"]): TipNote {
  const found =
    range && `${fixed(range.share * 100, 0)} % of ${fixed(range.draws, 0)} simulated draws`;
  return {
    label: "Rank",
    explanation: [
      "The highest rank is the most exposed. Places with the same index share a place, marked by an equals sign.",
      found &&
        `The range of a rank is where it lies in ${found}, widened to include the rank itself. These varied together: ${range.varied.join("; ")}.`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}
