import { SCRIPTS } from "#domain/letters/letters.ts";
import { Crumbs } from "../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { Sanskrit } from "../../ui/text/sanskrit.tsx";
import { SCRIPT_NAMES } from "../../ui/text/scripts.ts";
import { AudibleRuler } from "./audible-ruler.tsx";
import { ABOVE } from "./crumbs.ts";
import { MouthDrawing } from "./mouth/mouth-drawing.tsx";
import { PlaceSection } from "./place-section.tsx";
import { PLACE_WORDS } from "./place-words.ts";
import { PLACES } from "./places.ts";
import { StopMaker } from "./stop-maker.tsx";
import { Varnamala } from "./varnamala.tsx";
import "./sound.css";

export function SoundPage() {
  return (
    <>
      <LeafRow titledBy="page-title" wide margin={<Mouth />}>
        <Crumbs above={ABOVE} here="Sound" />
        <h1 id="page-title">Sound</h1>
        <p className="note">
          <span className="needs-scripts">Press a letter to hear it and to see it made. </span>A row
          is a place, a column an effort.
        </p>
        <fieldset className="no-print above">
          <legend>Large script</legend>
          <div className="segmented">
            {SCRIPTS.map((script, index) => (
              <label key={script}>
                <input type="radio" name="script" value={script} defaultChecked={index === 0} />
                {SCRIPT_NAMES[script]}
              </label>
            ))}
          </div>
        </fieldset>
        <Varnamala />
        <StopMaker />
        <h2 id="places" className="varna-title">
          Places
        </h2>
        <p className="note">
          Say <i lang="sa-Latn">ka ca ṭa ta pa</i>, slowly: the touch walks from the throat to the
          lips. Now lay a finger on your throat and say <i lang="sa-Latn">ka</i>, then{" "}
          <i lang="sa-Latn">ga</i>: the second hums. With that you have the whole order of the
          letters, a place and an effort for each. A letter made at two places stands under both.
        </p>
        {PLACES.map((place) => (
          <PlaceSection key={place} place={place} />
        ))}
        <p className="ref above-l">
          Within the mouth: <i lang="sa-Latn">spṛṣṭa</i> full touch,{" "}
          <i lang="sa-Latn">īṣatspṛṣṭa</i> slight touch, <i lang="sa-Latn">vivṛta</i> open,{" "}
          <i lang="sa-Latn">saṃvṛta</i> closed up (Siddhāntakaumudī on 1.1.9). Without:{" "}
          <i lang="sa-Latn">ghoṣa</i> voiced, <i lang="sa-Latn">aghoṣa</i> not,{" "}
          <i lang="sa-Latn">alpaprāṇa</i> with little breath, <i lang="sa-Latn">mahāprāṇa</i> with
          great (Laghusiddhāntakaumudī, on terms). The voice is modelled on measured speech, English
          where there is none of Sanskrit.
        </p>
      </LeafRow>
      <LeafRow
        title="Heard and unheard"
        note="On a ruler where each step is ten times the last."
        wide
        margin={
          <p className="note">
            <Sanskrit font="granth" iast="nāda">
              नाद
            </Sanskrit>
            , sound: tone before it becomes speech.
          </p>
        }
      >
        <AudibleRuler />
        <div className="columns above-l">
          <div>
            <h3 className="large">Infrasound, below 20 Hz</h3>
            <p className="note">
              Fewer than 20 swings in a second do not join into a tone. Strong ones are heard as
              beats, and felt.
            </p>
          </div>
          <div>
            <h3 className="large">The human range, 20 Hz to 20 kHz</h3>
            <p className="note">
              Ten octaves, all but a hair: 20 Hz doubled ten times is 20,480 Hz. The upper edge
              comes down with age. Every letter of every language lies between the two.
            </p>
          </div>
          <div>
            <h3 className="large">Ultrasound, above 20 kHz</h3>
            <p className="note">
              More than 20,000 swings in a second. Bats find their way by it, and physicians look
              into the body with it.
            </p>
          </div>
        </div>
        <p className="ref above-xl">
          That infrasound begins below 20 Hz: Acoustical Society of America, standard terminology,
          2.17. We deliberately play none of it: loudspeakers do not reach the lowest tones, and the
          highest can harm an ear unheard.
        </p>
      </LeafRow>
    </>
  );
}

/** The mouth, in sight wherever a letter is pressed, with what it does at the place shown. */
function Mouth() {
  return (
    <div className="pin">
      <MouthDrawing />
      <div className="pin-said note" role="status">
        {PLACES.map((place) => (
          <p key={place} className={`at-${place}`}>
            {PLACE_WORDS[place].touch}
          </p>
        ))}
      </div>
    </div>
  );
}
