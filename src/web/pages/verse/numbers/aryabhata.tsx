import type { KnownWord } from "#domain/numeration/known-words.data.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { grouped } from "./grouped.ts";

interface AryabhataNumeralsProps {
  readonly numerals: readonly KnownWord[];
  readonly fontClass: string;
}

/** The numerals of the Aryabhatiya in a verse. */
export function AryabhataNumerals({ numerals, fontClass }: AryabhataNumeralsProps) {
  if (numerals.length === 0) {
    return <p className="note">No numeral of the Āryabhaṭīya is in this verse.</p>;
  }
  return (
    <>
      <ul className="verse-numerals">
        {numerals.map(({ devanagari, latin, value, meaning }) => (
          <li key={latin}>
            <span className={`verse-word ${fontClass}`} lang="sa-Deva">
              {devanagari}
            </span>{" "}
            <Computed>{grouped(value)}</Computed>
            <p>
              <i lang="sa-Latn">{latin}</i>: {meaning}
            </p>
          </li>
        ))}
      </ul>
      <p className="ref above-s">
        {[...new Set(numerals.map(({ source }) => source))].join("; ")}.
      </p>
    </>
  );
}
