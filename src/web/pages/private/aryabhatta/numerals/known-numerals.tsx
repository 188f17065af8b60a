import type { Script } from "#domain/letters/letters.ts";
import type { KnownWord } from "#domain/numeration/literature/known-words.data.ts";
import { isMisprint } from "#domain/numeration/literature/known-words.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Fold } from "../fold.tsx";
import { Grouped } from "../grouped.tsx";
import { WordLinkWithIast } from "../read-link.tsx";
import type { ReadingAddress } from "../reading-address.ts";
import { EDITION, KNOWN_PARTS } from "./known-parts.ts";
import "./numerals.css";

interface KnownNumeralsProps {
  readonly address: ReadingAddress;
  /** The script in which the words are shown and read. */
  readonly script: Script;
}

/** The numerals of the literature with their meanings and sources; pressing one reads it. */
export function KnownNumerals({ address, script }: KnownNumeralsProps) {
  return (
    <div className="only-on-screen">
      <p className="ref">
        The verses of the Gītikāpāda after the <cite>{EDITION}</cite>.
      </p>
      {KNOWN_PARTS.map(({ title, note, sources }, index) => (
        <Fold key={title} title={title} startsOpen={index === 0}>
          <p className="note">{note}</p>
          {sources.map(({ source, words }) => (
            <section key={source} className="known-source">
              <h3 className="ref">{source}</h3>
              <ul className="known-words">
                {words.map((word) => (
                  <li key={`${word.latin} ${word.meaning}`}>
                    <KnownNumeral word={word} address={address} script={script} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Fold>
      ))}
    </div>
  );
}

function KnownNumeral({ word, address, script }: KnownNumeralsProps & { word: KnownWord }) {
  const { value, printed, meaning, note } = word;
  return (
    <>
      <WordLinkWithIast address={address} word={word} script={script} />
      <Grouped value={`${value}`} />
      <span className="label known-meaning">{meaning}</span>
      {isMisprint(word) && (
        <span className="misprint">
          <Icon name="warning" />
          <span>
            Misprint: the source gives <Grouped value={`${printed}`} />. {note}
          </span>
        </span>
      )}
    </>
  );
}
