import type { ReadingRules } from "#domain/numeration/reading/reading.ts";
import { WithSanskrit } from "../../../../ui/text/with-sanskrit.tsx";
import { AsWritten } from "../as-written.tsx";
import { Grouped } from "../grouped.tsx";
import { ReadLink } from "../read-link.tsx";
import type { ReadingAddress } from "../reading-address.ts";
import type { ReadWord } from "../words.ts";

interface NotesProps {
  readonly address: ReadingAddress;
  readonly words: readonly ReadWord[];
}

/** The notes on every word of a reading, with links to the other readings. */
export function Notes({ address, words }: NotesProps) {
  const notes = words
    .flatMap(({ number, word, reading }) =>
      reading.notes.map((note) => ({ number, word, ...note })),
    )
    // A word that comes again has nothing new to tell, but may be read otherwise at each place.
    .filter(
      ({ word, message, alternative }, index, all) =>
        alternative ||
        index === all.findIndex((other) => other.word === word && other.message === message),
    );
  if (notes.length === 0) return null;
  const textWith = (number: number, word: string) =>
    words
      .map((other) => other.word)
      .with(number - 1, word)
      .join(" ");
  return (
    <ul className="reading-notes" aria-label="Notes on this reading">
      {notes.map(({ number, word, message, alternative }) => (
        <li key={`${number} ${message}`}>
          <p>
            {words.length > 1 && (
              <>
                <AsWritten text={word} />:{" "}
              </>
            )}
            <WithSanskrit>{message}</WithSanskrit>
          </p>
          {alternative && (
            <ReadLink
              address={address}
              reading={{
                text:
                  alternative.text === undefined
                    ? address.text
                    : textWith(number, alternative.text),
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
