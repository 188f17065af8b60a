import type { WordReading } from "#contract/aryabhatta.ts";
import type { ReadingRules } from "#domain/numeration/reading.ts";
import { AsWritten } from "./as-written.tsx";
import { Grouped } from "./grouped.tsx";
import { ReadLink } from "./read-link.tsx";
import type { ReadingAddress } from "./reading-address.ts";

interface NotesProps {
  readonly address: ReadingAddress;
  readonly notes: WordReading["notes"];
  /** The whole text with this word replaced by another. */
  readonly textWith: (word: string) => string;
}

/** Notes on a reading, with links to the other readings. */
export function Notes({ address, notes, textWith }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul className="reading-notes" aria-label="Notes on this reading">
      {notes.map(({ message, alternative }) => (
        <li key={message}>
          <p>{message}</p>
          {alternative && (
            <ReadLink
              address={address}
              reading={{
                text: alternative.text === undefined ? address.text : textWith(alternative.text),
                // JSON has no undefined, so every rule that is present has a value.
                rules: (alternative.rules ?? {}) as Partial<ReadingRules>,
              }}
              className="button"
            >
              <span>
                Read{" "}
                {alternative.text === undefined ? (
                  "it the other way"
                ) : (
                  <AsWritten text={alternative.text} />
                )}
                : <Grouped value={alternative.value_text} />
              </span>
            </ReadLink>
          )}
        </li>
      ))}
    </ul>
  );
}
