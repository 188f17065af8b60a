import { Fragment } from "react";
import type { MainSthana, Prayatna } from "#domain/sound/articulation.data.ts";
import { STHANAS } from "#domain/sound/articulation.data.ts";
import { type Hear, LetterButton } from "./letter-button.tsx";
import {
  ANUSVARA_AND_VISARGA,
  lettersAt,
  type PlaceLetter,
  SVARAS,
  VYANJANAS,
} from "./place-letters.ts";
import { PLACES } from "./places.ts";

/** The columns of consonants, by effort. */
const STOPS: readonly { efforts: readonly Prayatna[]; english: string; iast: string }[] = [
  { efforts: ["voiceless stop"], english: "Plain", iast: "alpaprāṇa" },
  { efforts: ["voiceless aspirated stop"], english: "With breath", iast: "mahāprāṇa" },
  { efforts: ["voiced stop"], english: "Voiced", iast: "ghoṣa" },
  { efforts: ["voiced aspirated stop"], english: "Voice, breath", iast: "mahāprāṇa" },
  { efforts: ["nasal stop"], english: "Through nose", iast: "anunāsika" },
];
const BESIDE: typeof STOPS = [
  { efforts: ["semivowel"], english: "Semivowels", iast: "antaḥstha" },
  { efforts: ["sibilant", "aspirate"], english: "Sibilants, ha", iast: "ūṣman" },
];
const SOUTHERN = VYANJANAS.filter(({ latin }) => /^[ḻṟẕ]$/.test(latin));

interface VarnamalaProps {
  /** The letter that is shown. */
  readonly pressed: PlaceLetter | undefined;
  readonly onHear: Hear;
}

/** All letters in four scripts, a place in each row and an effort in each column, to press. */
export function Varnamala({ pressed, onHear }: VarnamalaProps) {
  const button = (letter: PlaceLetter, className = "") => (
    <LetterButton
      key={letter.latin}
      letter={letter}
      className={className}
      isPressed={letter === pressed}
      onHear={onHear}
    />
  );
  return (
    <>
      <h2 id="svaras" className="varna-title">
        Vowels
      </h2>
      <section className="varna varna-svaras" aria-labelledby="svaras">
        {[...SVARAS, ...ANUSVARA_AND_VISARGA].map((letter) => button(letter))}
      </section>
      <h2 id="vyanjanas" className="varna-title">
        Consonants
      </h2>
      <section className="varna varna-vyanjanas" aria-labelledby="vyanjanas">
        <span className="varna-head">
          <span className="needs-scripts">Hear a row</span>
        </span>
        {[...STOPS, ...BESIDE].map(({ english, iast }, index) => (
          <span key={english} className={`varna-head${besideAt(index - STOPS.length)}`}>
            {`${english} `}
            <i lang="sa-Latn">{iast}</i>
          </span>
        ))}
        {PLACES.map((place) => {
          const { english, iast } = STHANAS[place];
          const row = STOPS.map((column) => letterIn(column, place)!);
          return (
            <Fragment key={place}>
              <button type="button" className="varna-place" onClick={() => onHear(row)}>
                {`${english} `}
                <i lang="sa-Latn">{iast}</i>
              </button>
              {row.map((letter) => button(letter))}
              {BESIDE.map((column, index) => {
                const letter = letterIn(column, place);
                return letter ? (
                  button(letter, besideAt(index))
                ) : (
                  <span key={column.english} className="varna-none" />
                );
              })}
            </Fragment>
          );
        })}
        <span className="varna-place">Southern</span>
        {SOUTHERN.map((letter) => button(letter, " varna-southern"))}
      </section>
    </>
  );
}

const letterIn = ({ efforts }: (typeof STOPS)[number], place: MainSthana) =>
  lettersAt(place, VYANJANAS).find(
    ({ latin, articulation: { prayatna, sthana } }) =>
      efforts.includes(prayatna) && (sthana === place || (latin === "v" && place === "labial")),
  );

const besideAt = (index: number) => (index < 0 ? "" : ` varna-beside-${index}`);
