import { Crumbs } from "../../ui/crumbs.tsx";
import { LeafRow } from "../../ui/leaf-row.tsx";
import { Sanskrit } from "../../ui/sanskrit.tsx";
import { AudibleRuler } from "./audible-ruler.tsx";
import { ABOVE } from "./crumbs.ts";
import { MouthParts } from "./mouth/mouth-parts.tsx";
import { PLACES, PlaceSection } from "./place-section.tsx";
import { SCRIPT_COLUMNS } from "./scripts.ts";
import "./sound.css";

export function SoundPage() {
  return (
    <>
      <LeafRow
        titledBy="page-title"
        margin={
          <>
            <p className="text-2xl/snug">
              <Sanskrit devanagari="नाद" />
            </p>
            <p className="ref mt-6">
              <i lang="sa-Latn">nāda</i>, sound: tone before it becomes speech.
            </p>
          </>
        }
      >
        <Crumbs above={ABOVE} here="Sound" />
        <h1 id="page-title">Sound</h1>
        <p className="mt-3 max-w-measure text-ink-2 text-lg/snug">
          Say <i lang="sa-Latn">ka ca ṭa ta pa</i>, slowly: the touch walks from the throat to the
          lips. Now lay a finger on your throat and say <i lang="sa-Latn">ka</i>, then{" "}
          <i lang="sa-Latn">ga</i>: the second hums. With that you have the whole order of the
          letters, a place and an effort for each.
        </p>
      </LeafRow>
      <LeafRow
        title="Places"
        note="Five, from the throat to the lips. A letter made at two places stands under both."
      >
        <MouthParts />
        <div className="sound">
          <fieldset className="no-print mb-6">
            <legend>Script</legend>
            <div className="segmented">
              {SCRIPT_COLUMNS.map(({ script, name }, index) => (
                <label key={script}>
                  <input type="radio" name="script" value={script} defaultChecked={index === 0} />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="places">
            {PLACES.map((place) => (
              <PlaceSection key={place} place={place} />
            ))}
          </div>
        </div>
      </LeafRow>
      <LeafRow title="Heard and unheard" note="On a ruler where each step is ten times the last.">
        <AudibleRuler />
        <div className="mt-6 grid gap-6 md:grid-cols-3">
          <div>
            <h3 className="text-lg">Infrasound, below 20 Hz</h3>
            <p className="note mt-1">
              Fewer than 20 swings in a second do not join into a tone. Strong ones are heard as
              beats, and felt.
            </p>
          </div>
          <div>
            <h3 className="text-lg">The human range, 20 Hz to 20 kHz</h3>
            <p className="note mt-1">
              Ten octaves, all but a hair: 20 Hz doubled ten times is 20,480 Hz. The upper edge
              comes down with age. Every letter of every language lies between the two.
            </p>
          </div>
          <div>
            <h3 className="text-lg">Ultrasound, above 20 kHz</h3>
            <p className="note mt-1">
              More than 20,000 swings in a second. Bats find their way by it, and physicians look
              into the body with it.
            </p>
          </div>
        </div>
        <p className="ref mt-8">
          That infrasound begins below 20 Hz: Acoustical Society of America, standard terminology,
          2.17. We deliberately play no sounds here: loudspeakers do not reach the lowest tones, and
          the highest can harm an ear unheard.
        </p>
      </LeafRow>
    </>
  );
}
