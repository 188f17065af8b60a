import { LETTERS_BY_STHANA, type MainSthana, STHANAS } from "#domain/sound/articulation.data.ts";
import { Check } from "../../ui/check.tsx";
import { Sanskrit } from "../../ui/sanskrit.tsx";
import { LetterTable } from "./letter-table.tsx";
import { MouthDrawing } from "./mouth/mouth-drawing.tsx";
import { type PlaceLetter, svarasOf, vyanjanasOf } from "./place-letters.ts";
import { PLACE_WORDS } from "./place-words.ts";
import { UpasargaAndVisarga } from "./upasarga-and-visarga.tsx";

/** The five places in the order of the varnamala: from the throat to the lips. */
export const PLACES: readonly MainSthana[] = [
  "guttural",
  "palatal",
  "retroflex",
  "dental",
  "labial",
];

/** All about one place: its letters, and the mouth as it makes them. */
export function PlaceSection({ place }: { place: MainSthana }) {
  const { english, sanskrit, iast, sutra, source, otherViews } = STHANAS[place];
  const { touch, vowel } = PLACE_WORDS[place];
  const svaras = svarasOf(place);
  const vyanjanas = vyanjanasOf(place);
  return (
    <section id={place} className="place" aria-labelledby={`${place}-title`}>
      <PlaceTabs here={place} />
      <h3 id={`${place}-title`} className="mt-7 text-2xl">
        {english}
      </h3>
      <p className="text-ink-2 text-lg">
        <Sanskrit devanagari={sanskrit} iast={iast} />
      </p>

      <h4 className="place-heading">Svara: vowels</h4>
      <div className="making">
        <figure>
          <MouthDrawing
            place={place}
            gesture="vowel"
            title={`The mouth at ${lettersIn(place, svaras)}`}
            description={vowel}
          />
          <figcaption className="note">{vowel}</figcaption>
        </figure>
        <LetterTable caption={`${english} vowels`} letters={svaras} />
      </div>
      {place === "guttural" && <UpasargaAndVisarga />}

      <h4 className="place-heading">Vyanjana: consonants</h4>
      <div className="making">
        <figure>
          <MouthDrawing
            place={place}
            gesture="touch"
            title={`The mouth at ${lettersIn(place, vyanjanas.slice(0, 5))}`}
            description={touch}
          />
          <figcaption className="note">{touch}</figcaption>
        </figure>
        <div>
          <Efforts place={place} />
          <LetterTable caption={`${english} consonants`} letters={vyanjanas} />
        </div>
      </div>

      <p className="ref mt-8">
        <span lang="sa-Deva" className="font-granth">
          {sutra}
        </span>{" "}
        ({source}). {otherViews.join(" ")}
      </p>
    </section>
  );
}

/** Each place has its own tabs, with itself marked; they link from section to section. */
function PlaceTabs({ here }: { here: MainSthana }) {
  return (
    <nav className="tabs no-print" aria-label="Places">
      {PLACES.map((place) => (
        <a key={place} href={`#${place}`} aria-current={place === here ? true : undefined}>
          {STHANAS[place].english}
        </a>
      ))}
    </nav>
  );
}

/** The three features that distinguish a place's five stops, as switches for its drawing. */
function Efforts({ place }: { place: MainSthana }) {
  const letterBy = LETTERS_BY_STHANA[place];
  return (
    <fieldset className="efforts no-print">
      <legend>In the drawing</legend>
      <div className="flex flex-wrap gap-x-6">
        <Check value="voiced">voiced</Check>
        <Check value="aspirated">aspirated</Check>
        <Check value="nasal">nasal</Check>
      </div>
      <p role="status" className="note efforts-said">
        <span className="voiceless-stop">
          {letterBy["voiceless stop"]}a: no voice, little breath.
        </span>
        <span className="voiceless-aspirated-stop">
          {letterBy["voiceless aspirated stop"]}a: no voice, much breath.
        </span>
        <span className="voiced-stop">{letterBy["voiced stop"]}a: voice, little breath.</span>
        <span className="voiced-aspirated-stop">
          {letterBy["voiced aspirated stop"]}a: voice and much breath.
        </span>
        <span className="nasal-stop">{letterBy["nasal stop"]}a: voice, through the nose.</span>
        <span className="no-letter">
          No letter is made so: what goes through the nose is voiced, with little breath.
        </span>
      </p>
    </fieldset>
  );
}

/** The letters that belong to a place alone. */
const lettersIn = (place: MainSthana, letters: readonly PlaceLetter[]) =>
  letters
    .filter(({ articulation }) => articulation.sthana === place)
    .map(({ latin }) => latin)
    .join(" ");
