import { type MainSthana, STHANAS } from "#domain/sound/articulation.data.ts";
import { Sanskrit } from "../../ui/text/sanskrit.tsx";
import { LetterEfforts } from "./letter-efforts.tsx";
import { lettersAt, SVARAS, VYANJANAS } from "./place-letters.ts";
import { PLACE_WORDS } from "./place-words.ts";
import { PLACES } from "./places.ts";
import { UpasargaAndVisarga } from "./upasarga-and-visarga.tsx";

/** All about one place: its letters, how they are made, and who says so. */
export function PlaceSection({ place }: { place: MainSthana }) {
  const { english, sanskrit, iast, sutra, source, otherViews } = STHANAS[place];
  const { touch, vowel } = PLACE_WORDS[place];
  return (
    <section id={place} className="place" aria-labelledby={`${place}-title`}>
      <PlaceTabs here={place} />
      <h3 id={`${place}-title`} className="folio-word above-l">
        {english}
      </h3>
      <p className="soft large">
        <Sanskrit font="granth" iast={iast}>
          {sanskrit}
        </Sanskrit>
      </p>
      <h4 className="place-heading">Svara: vowels</h4>
      <p className="note">{vowel}</p>
      <LetterEfforts caption={`${english} vowels`} letters={lettersAt(place, SVARAS)} />
      {place === "guttural" && <UpasargaAndVisarga />}
      <h4 className="place-heading">Vyanjana: consonants</h4>
      <p className="note">{touch}</p>
      <LetterEfforts caption={`${english} consonants`} letters={lettersAt(place, VYANJANAS)} />
      <p className="ref above-xl">
        <span lang="sa-Deva" className="font-granth">
          {sutra}
        </span>
        {[` (${source}).`, ...otherViews].join(" ")}
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
