import { useMemo } from "react";
import type { BhutasankhyaReading } from "#domain/numeration/bhutasankhya.ts";
import type { WordNumeralSource } from "#domain/numeration/word-numerals.ts";
import { readVerses } from "#domain/prosody/read-verse.ts";
import { Computed } from "../../ui/text/computed.tsx";
import { EXAMPLES } from "./examples.ts";
import { type Compound, grouped, verseNumbers } from "./verse-numbers.ts";
import { inDevanagari } from "./verse-view.ts";

interface BhutasankhyaProps {
  readonly compounds: readonly Compound[];
  readonly lang: string;
  readonly fontClass: string;
}

/** The compounds of word numerals in a verse; if it has none, those of another verse. */
export function Bhutasankhya({ compounds, lang, fontClass }: BhutasankhyaProps) {
  if (compounds.length === 0) return <ExampleOfNumerals fontClass={fontClass} />;
  return (
    <>
      {compounds.map((compound) => (
        <CompoundReadings
          key={compound.word}
          compound={compound}
          lang={lang}
          fontClass={fontClass}
        />
      ))}
      <p className="note">
        Such words also occur in verses that count nothing: only the sense tells whether a number is
        meant.
      </p>
      <Sources compounds={compounds} />
    </>
  );
}

// Two numbers in words, and the verse that has them.
const { text: WITH_NUMERALS, work: WORK } = EXAMPLES.find(({ name }) => name.includes("circle"))!;

function ExampleOfNumerals({ fontClass }: { fontClass: string }) {
  const [measure, diameter] = useMemo(
    () => verseNumbers(readVerses(WITH_NUMERALS)[0]!).compounds,
    [],
  );
  return (
    <>
      <p className="measure">
        This verse has no compound of word numerals.{" "}
        <a href={`?${new URLSearchParams({ verse: WITH_NUMERALS })}`}>A verse that has two</a> gives
        the measure of a circle:
      </p>
      <CompoundReadings compound={measure!} lang="sa-Deva" fontClass={fontClass} />
      <p className="note">
        In the same way{" "}
        {diameter!.readings[0].numerals.map(({ word, value, things }, index) => (
          <span key={word}>
            {index > 0 && ", "}
            <i lang="sa-Latn">{word}</i> {value} ({things})
          </span>
        ))}
        : {grouped(diameter!.readings[0].value)}. A circle of that diameter measures{" "}
        {grouped(measure!.readings[0].value)}, which is 3.1416 to one.
      </p>
      <p className="ref above-s">{WORK}.</p>
      <Sources compounds={[measure!, diameter!]} />
    </>
  );
}

interface CompoundReadingsProps {
  readonly compound: Compound;
  readonly lang: string;
  readonly fontClass: string;
}

function CompoundReadings({ compound, lang, fontClass }: CompoundReadingsProps) {
  const [first, ...others] = compound.readings;
  return (
    <div className="verse-compound">
      <p className={`larger ${fontClass}`} lang={lang}>
        {compound.word}
      </p>
      <ol className="verse-numerals">
        {first.numerals.map(({ word, value, things, sources, isRepeat }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and none moves
          <li key={at}>
            <span className={`verse-word ${fontClass}`} lang="sa-Deva">
              {inDevanagari(word)}
            </span>{" "}
            <Computed>{isRepeat ? `× ${value}` : value}</Computed>
            <p>
              <i lang="sa-Latn">{word}</i>: {things}
            </p>
            <p className="label">{sources.map(({ name }) => name).join(", ")}</p>
          </li>
        ))}
      </ol>
      <p className="verse-equation serif">
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

// What a word such as ūna joins is said the other way round in figures: rūpona-veda is 4 − 1.
const inPlaces = ({ terms }: BhutasankhyaReading) =>
  terms
    .map(({ operation, places }) => [places.toReversed().join(" "), SIGNS[operation ?? "none"]])
    .toReversed()
    .flat()
    .join("");

const SIGNS = { plus: " + ", minus: " − ", none: "" } as const;

const partsOf = ({ numerals }: BhutasankhyaReading) =>
  numerals
    .map(
      ({ word, value, things, sources, isRepeat }) =>
        `${word} ${isRepeat ? `× ${value}` : value} (${things}; ${sources.map(({ name }) => name).join(", ")})`,
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
