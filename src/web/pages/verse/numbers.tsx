import { groupedText } from "#domain/exact/digit-grouping.ts";
import type { BhutasankhyaReading } from "#domain/numeration/bhutasankhya/bhutasankhya.ts";
import type { WordNumeralSource } from "#domain/numeration/bhutasankhya/word-numerals.ts";
import type { KnownWord } from "#domain/numeration/known-words.data.ts";
import { Computed } from "../../ui/computed.tsx";
import { inDevanagari } from "./in-devanagari.ts";
import { type Compound, type LineDigits, verseNumbers } from "./verse-numbers.ts";
import "./numbers.css";

interface NumbersProps {
  readonly text: string;
  /** The language tag of the text. */
  readonly lang: string;
}

/** The numbers that can be read in a verse, by the three ways of writing numbers in words. */
export function Numbers({ text, lang }: NumbersProps) {
  const { compounds, aryabhata, katapayadi } = verseNumbers(text);
  return (
    <>
      <h3 className="text-xl">Bhūtasaṅkhyā: things for how many there are of them</h3>
      {compounds.length === 0 ? (
        <p className="note">No compound of word numerals is in this verse.</p>
      ) : (
        compounds.map((compound) => (
          <CompoundReadings key={compound.word} compound={compound} lang={lang} />
        ))
      )}
      <Sources compounds={compounds} />
      <h3 className="mt-8 text-xl">Āryabhaṭa: letters for numbers, vowels for places</h3>
      {aryabhata.length === 0 ? (
        <p className="note">No numeral of the Āryabhaṭīya is in this verse.</p>
      ) : (
        <AryabhataNumerals numerals={aryabhata} />
      )}
      <h3 className="mt-8 text-xl">Kaṭapayādi: a digit for each syllable</h3>
      <p className="note">
        Any line has digits by this rule; few poets meant them. They are read from right to left, in
        the verse of π from left to right.
      </p>
      <dl className="verse-digits">
        {katapayadi.map((line) => (
          <KatapayadiLine key={line.at} line={line} lang={lang} />
        ))}
      </dl>
    </>
  );
}

const grouped = (value: bigint) => groupedText(`${value}`, "western");

function CompoundReadings({ compound, lang }: { compound: Compound; lang: string }) {
  const [first, ...others] = compound.readings;
  return (
    <div className="verse-compound">
      <p className="serif text-xl" lang={lang}>
        {compound.word}
      </p>
      <ol className="verse-numerals">
        {first.numerals.map(({ word, value, things, sources }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and none moves
          <li key={at}>
            <span className="serif" lang="sa-Deva">
              {inDevanagari(word)}
            </span>{" "}
            <Computed>{value}</Computed>
            <p>
              <i lang="sa-Latn">{word}</i>: {things}
            </p>
            <p className="label">{sources.map(({ name }) => name).join(", ")}</p>
          </li>
        ))}
      </ol>
      <p className="verse-equation">
        From right to left: {inPlaces(first)} = <Computed>{grouped(first.value)}</Computed>
      </p>
      {others.length > 0 && (
        <details className="verse-more">
          <summary>
            {others.length === 1 ? "Another reading" : `${others.length} other readings`}
          </summary>
          <ul>
            {others.map((reading) => (
              <li key={partsOf(reading)} className="verse-other">
                <span lang="sa-Latn">{partsOf(reading)}</span>:{" "}
                <Computed>{grouped(reading.value)}</Computed>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const inPlaces = ({ numerals }: BhutasankhyaReading) =>
  numerals
    .map(({ value }) => value)
    .reverse()
    .join(" ");

const partsOf = ({ numerals }: BhutasankhyaReading) =>
  numerals
    .map(
      ({ word, value, things, sources }) =>
        `${word} ${value} (${things}; ${sources.map(({ name }) => name).join(", ")})`,
    )
    .join(", ");

function Sources({ compounds }: { compounds: readonly Compound[] }) {
  const used = new Map<string, WordNumeralSource>(
    compounds
      .flatMap(({ readings }) => readings)
      .flatMap(({ numerals }) => numerals)
      .flatMap(({ sources }) => sources)
      .map((source) => [source.name, source]),
  );
  if (used.size === 0) return null;
  return (
    <details className="verse-more">
      <summary>Where the words have their values</summary>
      <ul className="ref">
        {[...used.values()].map(({ name, full }) => (
          <li key={name}>
            <b>{name}</b>: {full}
          </li>
        ))}
      </ul>
    </details>
  );
}

function AryabhataNumerals({ numerals }: { numerals: readonly KnownWord[] }) {
  return (
    <>
      <ul className="verse-numerals">
        {numerals.map(({ devanagari, latin, value, meaning }) => (
          <li key={latin}>
            <span className="serif" lang="sa-Deva">
              {devanagari}
            </span>{" "}
            <Computed>{grouped(value)}</Computed>
            <p>
              <i lang="sa-Latn">{latin}</i>: {meaning}
            </p>
          </li>
        ))}
      </ul>
      <p className="ref mt-3">{[...new Set(numerals.map(({ source }) => source))].join("; ")}.</p>
    </>
  );
}

function KatapayadiLine({ line: { text, reading }, lang }: { line: LineDigits; lang: string }) {
  return (
    <>
      <dt className="serif" lang={lang}>
        {text}
      </dt>
      <dd>
        <span className="num">{reading.digits.map(({ digit }) => digit).join(" ")}</span>, from
        right to left <Computed>{reading.text}</Computed>
      </dd>
    </>
  );
}
