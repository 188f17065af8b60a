import type { Script } from "#domain/letters/letters.ts";
import { EmptyPlate } from "../../../../ui/loading/empty-plate.tsx";
import { WordLink } from "../read-link.tsx";
import type { ReadingAddress } from "../reading-address.ts";
import { FIRST_WORDS } from "./first-words.ts";

interface NothingReadProps {
  readonly address: ReadingAddress;
  readonly script: Script;
}

/** Shown before the first reading: the rule by one example, and words to start with. */
export function NothingRead({ address, script }: NothingReadProps) {
  return (
    <EmptyPlate>
      <p className="max-w-measure">
        A word is a number: in <span lang="sa-Latn">khyughṛ</span> kh is 2 and y is 30, and the u
        after them names the place of ten thousands; gh is 4, and its ṛ names millions. Together
        4,320,000, the years of a yuga. Type a word, or begin with one of these.
      </p>
      <ul className="known-words">
        {FIRST_WORDS.map((word) => (
          <li key={word.latin}>
            <WordLink address={address} word={word} script={script} />
            <span className="label known-meaning">{word.meaning}</span>
          </li>
        ))}
      </ul>
    </EmptyPlate>
  );
}
