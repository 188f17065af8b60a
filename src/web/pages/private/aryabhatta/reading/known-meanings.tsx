import type { WordReading } from "#contract/word-reading.ts";
import { Grouped } from "../grouped.tsx";

/** Where a word occurs in the literature, with sources. */
export function KnownMeanings({ known }: { known: WordReading["known"] }) {
  if (known.length === 0) return null;
  return (
    <div className="ref mt-5">
      {known.map(({ meaning, source, misprint }, index) => (
        <p key={`${meaning} ${source}`}>
          {index === 0 ? "Known word: " : "Also: "}
          {meaning}. <cite>{source}</cite>.
          {misprint !== null && (
            <>
              {" "}
              Misprint: the source gives <Grouped value={misprint} />.
            </>
          )}
        </p>
      ))}
    </div>
  );
}
