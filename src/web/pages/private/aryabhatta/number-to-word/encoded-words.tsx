import type { EncodeResponse } from "#contract/aryabhatta-answers.ts";
import type { Script } from "#domain/letters/letters.ts";
import { readText } from "#domain/numeration/reading/read-text.ts";
import { SCRIPT_LANGUAGES } from "../../../../ui/text/scripts.ts";
import { Grouped } from "../grouped.tsx";
import { WordLinkWithIast } from "../read-link.tsx";
import type { ReadingAddress } from "../reading-address.ts";
import "../numerals/numerals.css";

interface EncodedWordsProps {
  readonly address: ReadingAddress;
  readonly script: Script;
  readonly answer: EncodeResponse;
}

/** The words for a number, each with what its syllables add; pressing one reads it. */
export function EncodedWords({ address, script, answer }: EncodedWordsProps) {
  const lang = SCRIPT_LANGUAGES[script];
  return (
    <ul className="encoded-words">
      {answer.words.map(({ reading, known, canonical, letters }) => (
        <li key={reading.latin}>
          <WordLinkWithIast address={address} word={reading} script={script} />
          <span className="encoded-syllables">
            {[...syllablesOf(reading[script], script).entries()].map(([place, { text, value }]) => (
              <span key={place}>
                {place > 0 && "+ "}
                <span lang={lang}>{text}</span> <Grouped value={`${value}`} />
              </span>
            ))}
          </span>
          <span className="label encoded-about">
            {[
              known ?? "",
              canonical ? "one syllable to each pair of digits" : "",
              `${letters} letters`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

function syllablesOf(word: string, script: Script) {
  return readText(word, script, { scheme: "iast" }).words[0]?.syllables ?? [];
}
