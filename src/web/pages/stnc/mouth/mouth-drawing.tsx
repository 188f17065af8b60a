import { colourOf } from "#domain/colour/letter-colours.ts";
import { LETTERS_BY_STHANA, type MainSthana } from "#domain/sound/articulation.data.ts";
import { VELUM } from "./anatomy.data.ts";
import { curve } from "./curve.ts";
import { CONTACTS, type Gesture, mouthShapes } from "./posture.ts";
import "./mouth.css";

interface MouthDrawingProps {
  readonly place: MainSthana;
  readonly gesture: Gesture;
  readonly title: string;
  readonly description: string;
}

/**
 * A side view of the mouth as it makes the letters of a place; {@link MouthParts} must be on the
 * page. The drawing contains voice, breath and the airflow through the nose: the style sheet shows
 * each while its checkbox beside the drawing is ticked. A vowel is always voiced.
 */
export function MouthDrawing({ place, gesture, title, description }: MouthDrawingProps) {
  const { head, skin, air, tongue, tongueLine, lowerTooth } = mouthShapes(place, gesture);
  const [contactX, contactY] = CONTACTS[place];
  return (
    <svg className={`mouth mouth-${gesture}`} viewBox="-26 40 410 420" role="img">
      <title>{title}</title>
      <desc>{description}</desc>
      <path className="mouth-flesh" d={head} />
      <path className="mouth-air" d={air} />
      <path className="mouth-moving" d={tongue} />
      <path className="mouth-line" d={tongueLine} />
      <path className="mouth-moving mouth-line mouth-velum" d={curve(VELUM)} />
      <use href="#mouth-still" />
      <path className="mouth-bone mouth-line" d={lowerTooth} />
      <path className="mouth-line" d={skin} />
      {gesture === "touch" && (
        <circle className="mouth-contact" cx={contactX} cy={contactY} r="8" fill={hexOf(place)} />
      )}
      <use href="#mouth-fold-front" className="mouth-fold-front" />
      <use href="#mouth-fold-back" className="mouth-fold-back" />
      <use href="#mouth-voice" className="mouth-voice" />
      <use href="#mouth-breath" className="mouth-breath" />
      <use href="#mouth-nose" className="mouth-nose" />
    </svg>
  );
}

const hexOf = (place: MainSthana) => colourOf(LETTERS_BY_STHANA[place]["voiced stop"]!)!.hex;
