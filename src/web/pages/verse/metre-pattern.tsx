import type { QuarterView } from "./verse-view.ts";
import { WeightMarks } from "./weight-marks.tsx";

const WORDS: Readonly<Record<string, string>> = { L: "light", G: "heavy", ".": "either" };

/** What a metre sets in each quarter, syllable by syllable; quarters set alike stand together. */
export function MetrePattern({ quarters }: { quarters: readonly QuarterView[] }) {
  const rows = [...Map.groupBy(quarters, ({ pattern }) => pattern)];
  if (rows.some(([pattern]) => pattern === null)) return null;
  return (
    <div className="verse-patterns">
      {rows.map(([pattern, alike]) => (
        <div key={pattern}>
          <p className="label">{namesOf(alike, quarters.length)}</p>
          <ol>
            {[...pattern!].map((weight, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the syllables of a metre never move
              <li key={at} className={weight === "." ? "" : "verse-set"}>
                <span className="label">{at + 1}</span>
                {weight === "." ? <b aria-hidden="true">·</b> : <WeightMarks weights={weight} />}
                <span className="unseen"> {WORDS[weight]}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <p className="note">Marked: set by the metre. The dots are free.</p>
    </div>
  );
}

function namesOf(alike: readonly QuarterView[], all: number): string {
  const names = alike.map(({ name }) => name);
  if (alike.length === all && all > 1) return "Every quarter";
  return names.join(" and ");
}
