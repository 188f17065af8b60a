import { type MainSthana, STHANAS } from "#domain/sound/articulation.data.ts";
import type { Articulation } from "#domain/sound/articulation.ts";
import { effortTerms } from "#domain/sound/effort-terms.ts";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { type Hear, LetterButton } from "./letter-button.tsx";
import {
  ANUSVARA_AND_VISARGA,
  ipaOf,
  lettersAt,
  type PlaceLetter,
  SVARAS,
  VYANJANAS,
} from "./place-letters.ts";
import { PLACE_WORDS, PLACES } from "./places.ts";

/** All about one place: its letters, how they are made, and who says so. */
export function PlaceSection({ place, onHear }: { place: MainSthana; onHear: Hear }) {
  const { english, sanskrit, iast, sutra, source, otherViews } = STHANAS[place];
  const { touch, vowel } = PLACE_WORDS[place];
  return (
    <section id={place} className="place above" aria-labelledby={`${place}-title`}>
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
      <LetterEfforts
        caption={`${english} vowels`}
        letters={lettersAt(place, SVARAS)}
        onHear={onHear}
      />
      {place === "guttural" && <UpasargaAndVisarga onHear={onHear} />}
      <h4 className="place-heading">Vyanjana: consonants</h4>
      <p className="note">{touch}</p>
      <LetterEfforts
        caption={`${english} consonants`}
        letters={lettersAt(place, VYANJANAS)}
        onHear={onHear}
      />
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

/** The pair at the end of the row of vowels, with a note on the heading's name. */
function UpasargaAndVisarga({ onHear }: { onHear: Hear }) {
  return (
    <>
      <h4 className="place-heading">Upasarga and Visarga</h4>
      <p className="note">
        Two signs that only ever follow a vowel. <b>Anusvara</b> is a hum, made in the nose.{" "}
        <b>Visarga</b> is a breath let go, an h without voice, made in the throat like h.
      </p>
      <p className="note">
        Before k and p visarga has forms of its own: <i lang="sa-Latn">jihvāmūlīya</i>{" "}
        <span lang="sa-Deva" className="font-varnamala">
          ᳵ
        </span>{" "}
        at the root of the tongue and <i lang="sa-Latn">upadhmānīya</i>{" "}
        <span lang="sa-Deva" className="font-varnamala">
          ᳶ
        </span>{" "}
        at the lips.
      </p>
      <LetterEfforts
        caption="Anusvara and visarga"
        letters={ANUSVARA_AND_VISARGA}
        onHear={onHear}
      />
      <p className="ref above-l">
        On the name: these two are anusvara and visarga, <i lang="sa-Latn">aṃ aḥ</i>, the pair with
        which the row of vowels ends in every primer.{" "}
        <Sanskrit font="granth" iast="upasarga">
          उपसर्ग
        </Sanskrit>{" "}
        is the grammarians’ word for a prefix of verbs, such as pra or vi, and names no letter.
        Anusvara is shown beside its partner though its place is the nose ({STHANAS.nasal.source}).{" "}
        {STHANAS.nasal.otherViews.join(" ")}
      </p>
    </>
  );
}

interface LetterEffortsProps {
  readonly caption: string;
  readonly letters: readonly PlaceLetter[];
  readonly onHear: Hear;
}

/** Letters with their sign of the International Phonetic Alphabet and their efforts. */
function LetterEfforts({ caption, letters, onHear }: LetterEffortsProps) {
  return (
    <div className="frame">
      <table className="efforts">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">IPA</th>
            <th scope="col">Effort</th>
          </tr>
        </thead>
        <tbody>
          {letters.map((letter) => {
            const { latin, articulation, effort } = letter;
            return (
              <tr key={latin}>
                <th scope="row">
                  <LetterButton letter={letter} onHear={onHear} />
                </th>
                <td>{`[${ipaOf(letter)}]`}</td>
                <td>{inSanskrit(articulation) ?? effort}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The efforts, and the place if it is between two; null for what the tradition does not describe. */
function inSanskrit(letter: Articulation) {
  const terms = effortTerms(letter).map(({ iast }) => iast);
  if (terms.length === 0) return null;
  const { parts, iast } = STHANAS[letter.sthana];
  return <i lang="sa-Latn">{[...terms, ...(parts.length > 1 ? [iast] : [])].join(" ")}</i>;
}
