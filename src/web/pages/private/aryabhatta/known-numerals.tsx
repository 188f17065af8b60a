import type { Script } from "#domain/letters/letters.ts";
import { isMisprint, KNOWN_WORDS, type KnownWord } from "#domain/numeration/known-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Fold, Grouped, WordLinkWithIast } from "./parts.tsx";
import type { ReadingAddress } from "./reading-address.ts";
import "./known-numerals.css";

/** Words from one source. */
interface KnownSource {
  /** Without the edition where it is {@link EDITION}. */
  readonly source: string;
  readonly words: readonly KnownWord[];
}

/** A section of the gallery. */
interface KnownPart {
  readonly title: string;
  readonly note: string;
  readonly sources: readonly KnownSource[];
}

/** The edition of the verses, which the gallery names once. */
const EDITION = "GRETIL e-text (Hayashi, after Shukla 1976)";

const SINES = "sine difference";

const isOfVerses = ({ source }: KnownWord) => source.startsWith("Āryabhaṭīya, ");
const isSine = (word: KnownWord) => isOfVerses(word) && word.meaning.startsWith(SINES);

const sines = KNOWN_WORDS.filter(isSine);
const radius = sines.reduce((sum, { value }) => sum + value, 0n);

/** The numerals of the literature by section of the gallery; each word is in one section. */
export const KNOWN_PARTS: readonly KnownPart[] = [
  {
    title: "Revolutions and measures",
    note: "The numbers of the sky and the Earth, from the ten verses of the Gītikāpāda.",
    sources: bySource((word) => isOfVerses(word) && !isSine(word)),
  },
  {
    title: "The 24 sine differences",
    note: `One verse holds a table of sines. Its ${sines.length} numbers add up to ${radius}, the radius in minutes of arc.`,
    sources: bySource(isSine),
  },
  {
    title: "Glosses and later examples",
    note: "What commentators and modern writers spell out by the same rule.",
    sources: bySource((word) => !isOfVerses(word) && !isMisprint(word)),
  },
  {
    title: "Misprints in circulation",
    note: "The letters are read as they stand, so the number is not the one the source gives.",
    sources: bySource(isMisprint),
  },
];

function bySource(belongs: (word: KnownWord) => boolean): KnownSource[] {
  const groups = Map.groupBy(KNOWN_WORDS.filter(belongs), ({ source }) => source);
  return [...groups].map(([source, words]) => ({
    source: source.replace("Āryabhaṭīya, ", "").replace(`; ${EDITION}`, ""),
    words,
  }));
}

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
        <Fold key={title} title={title} startsOpen={index === 0 && address.text === ""}>
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
  const { value, misprint, meaning, note } = word;
  return (
    <>
      <WordLinkWithIast address={address} word={word} script={script} />
      <Grouped value={`${value}`} />
      <span className="label known-meaning">
        {meaning}
        {misprint === undefined && note && `. ${note}`}
      </span>
      {misprint !== undefined && (
        <span className="misprint">
          <Icon name="warning" />
          <span>
            Misprint: the source gives <Grouped value={`${misprint}`} />. {note}
          </span>
        </span>
      )}
    </>
  );
}
