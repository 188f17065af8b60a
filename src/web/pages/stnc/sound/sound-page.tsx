import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SCRIPTS } from "#domain/letters/letters.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { ErrorBoundary } from "../../../ui/loading/error-boundary.tsx";
import { SCRIPT_NAMES } from "../../../ui/text/scripts.ts";
import { ABOVE } from "../crumbs.ts";
import type { Hear } from "./letter-button.tsx";
import { LetterFacts } from "./letter-facts.tsx";
import { Mouth } from "./mouth/mouth.tsx";
import { pieceMade, pieceOf } from "./piece.ts";
import { PlaceSection } from "./place-section.tsx";
import { PLACE_WORDS, PLACES } from "./places.ts";
import { SoundStrip } from "./sound-strip.tsx";
import { FIRST_STOP, StopMaker } from "./stop-maker.tsx";
import { useVoice } from "./use-voice.ts";
import { Varnamala } from "./varnamala.tsx";
import "./sound.css";

const NO_SUCH_LETTER = "No letter is made like this: nasals are always voiced and unaspirated.";

/** The letters in a modelled voice, and the mouth that makes them. */
export function SoundPage() {
  return (
    <ErrorBoundary>
      <Sound />
    </ErrorBoundary>
  );
}

function Sound() {
  const { piece, saying, pieces, isSounding, problem, play, slide, stop, leave } = useVoice();
  const [made, setMade] = useState(FIRST_STOP);
  const placesTitle = useRef<HTMLHeadingElement>(null);

  // A letter is shown until a place is asked for.
  const showPlace = useEffectEvent(() => {
    if (PLACES.some((place) => location.hash === `#${place}`)) leave();
  });
  useEffect(() => {
    addEventListener("hashchange", showPlace);
    return () => removeEventListener("hashchange", showPlace);
  }, []);

  const hear: Hear = (letters) => {
    const topOfPlaces = () => placesTitle.current!.getBoundingClientRect().top;
    const before = topOfPlaces();
    flushSync(() => play(letters.map((letter) => pieceOf(letter, made.slowness))));
    // What is in sight below the drawing of the sound stays where it is.
    if (before < 0) scrollBy(0, topOfPlaces() - before);
  };

  function make(changed: typeof made, isSliding: boolean) {
    setMade(changed);
    const stopMade = pieceMade(changed.walk, changed.features, changed.slowness);
    if (stopMade === null) leave(NO_SUCH_LETTER);
    else if (isSliding) void slide(stopMade);
    else play([stopMade]);
  }

  return (
    <LeafRow
      titledBy="page-title"
      wide
      margin={
        <div className="pin">
          <Mouth piece={piece} saying={saying} />
          <div className="pin-said note" role="status">
            {piece ? (
              <LetterFacts letter={piece.letter} />
            ) : (
              problem === null &&
              PLACES.map((place) => (
                <p key={place} className={`at-${place}`}>
                  {PLACE_WORDS[place].touch}
                </p>
              ))
            )}
            {problem && <p className="note">{problem}</p>}
          </div>
          {pieces.length > 0 && (
            <Button
              variant="filled"
              className="pin-button"
              onClick={() => (isSounding ? stop() : play(pieces))}
            >
              {isSounding ? "Stop" : "Play"}
            </Button>
          )}
        </div>
      }
    >
      <Crumbs above={ABOVE} here="Sound" />
      <h1 id="page-title">Sound</h1>
      <p className="note">
        <span className="needs-scripts">Press a letter to hear it and to see it made. </span>Each
        row is a place in the mouth, each column an effort.
      </p>
      <fieldset className="short-choices no-print above">
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
      <Varnamala pressed={piece?.letter} onHear={hear} />
      <StopMaker
        stop={made}
        onSlide={(walk) => make({ ...made, walk }, true)}
        onSwitch={(features) => make({ ...made, features }, false)}
        onSpeed={(slowness) => setMade({ ...made, slowness })}
      />
      {pieces[0] && (
        <div className="strip-room">
          <SoundStrip piece={piece ?? pieces.at(-1)!} />
        </div>
      )}
      <h2 id="places" className="varna-title" ref={placesTitle}>
        Places
      </h2>
      <p className="note">
        Say <i lang="sa-Latn">ka ca ṭa ta pa</i>, slowly: the touch walks from the throat to the
        lips. Now lay a finger on your throat and say <i lang="sa-Latn">ka</i>, then{" "}
        <i lang="sa-Latn">ga</i>: the second hums. With that you have the whole order of the
        letters, a place and an effort for each. A letter made at two places stands under both.
      </p>
      {PLACES.map((place) => (
        <PlaceSection key={place} place={place} onHear={hear} />
      ))}
      <p className="ref above-l">
        Within the mouth: <i lang="sa-Latn">spṛṣṭa</i> full touch, <i lang="sa-Latn">īṣatspṛṣṭa</i>{" "}
        slight touch, <i lang="sa-Latn">vivṛta</i> open, <i lang="sa-Latn">saṃvṛta</i> closed up
        (Siddhāntakaumudī on 1.1.9). Without: <i lang="sa-Latn">ghoṣa</i> voiced,{" "}
        <i lang="sa-Latn">aghoṣa</i> not, <i lang="sa-Latn">alpaprāṇa</i> with little breath,{" "}
        <i lang="sa-Latn">mahāprāṇa</i> with great (Laghusiddhāntakaumudī, on terms). The voice is
        modelled on measured speech, English where there is none of Sanskrit.
      </p>
    </LeafRow>
  );
}
