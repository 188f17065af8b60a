import type { MainSthana, Prayatna } from "#domain/sound/articulation.data.ts";
import { STHANAS } from "#domain/sound/articulation.data.ts";
import { LetterButton } from "./letter-button.tsx";
import { ANUSVARA_AND_VISARGA, lettersAt, SVARAS, VYANJANAS } from "./place-letters.ts";
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

/**
 * All letters in four scripts, a place in each row and an effort in each column. A press sounds a
 * letter or a row once the page's script is there.
 */
export function Varnamala() {
  return (
    <>
      <h2 id="svaras" className="varna-title">
        Vowels
      </h2>
      <section className="varna varna-svaras" aria-labelledby="svaras">
        {[...SVARAS, ...ANUSVARA_AND_VISARGA].map((letter) => (
          <LetterButton key={letter.latin} letter={letter} />
        ))}
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
        {PLACES.map((place) => (
          <PlaceRow key={place} place={place} />
        ))}
        <span className="varna-place">of the South</span>
        {SOUTHERN.map((letter) => (
          <LetterButton key={letter.latin} letter={letter} className=" varna-southern" />
        ))}
      </section>
    </>
  );
}

function PlaceRow({ place }: { place: MainSthana }) {
  const { english, iast } = STHANAS[place];
  const letters = lettersAt(place, VYANJANAS);
  const find = ({ efforts }: (typeof STOPS)[number]) =>
    letters.find(
      ({ latin, articulation: { prayatna, sthana } }) =>
        efforts.includes(prayatna) && (sthana === place || (latin === "v" && place === "labial")),
    );
  const row = STOPS.map((column) => find(column)!);
  return (
    <>
      <button type="button" className="varna-place">
        {`${english} `}
        <i lang="sa-Latn">{iast}</i>
      </button>
      {row.map((letter) => (
        <LetterButton key={letter.latin} letter={letter} />
      ))}
      {BESIDE.map((column, index) => {
        const letter = find(column);
        return letter ? (
          <LetterButton key={letter.latin} letter={letter} className={besideAt(index)} />
        ) : (
          <span key={column.english} className="varna-none" />
        );
      })}
    </>
  );
}

const besideAt = (index: number) => (index < 0 ? "" : ` varna-beside-${index}`);
