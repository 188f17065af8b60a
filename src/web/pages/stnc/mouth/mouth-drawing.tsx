import { colourOf } from "#domain/colour/letter-colours.ts";
import { LETTERS_BY_STHANA, type MainSthana } from "#domain/sound/articulation.data.ts";
import { PLACES } from "../places.ts";
import { VELUM } from "./anatomy.data.ts";
import { curve } from "./curve.ts";
import { MouthParts } from "./mouth-parts.tsx";
import { CONTACTS, mouthShapes, postureOf } from "./posture.ts";
import "./mouth.css";

const shapesAt = (place: MainSthana) => mouthShapes(postureOf(place, "touch"));

/** Where the face is that of the other places: the lips meet only for their own. */
const LIPS_APART = "guttural";
const FACES = [LIPS_APART, "labial"] as const;

/**
 * A side view of the mouth as it makes the stops of each place, of which the style sheet shows one.
 * What bears the class of the first place moves once somebody has pressed a letter.
 */
export function MouthDrawing() {
  return (
    <svg className="mouth" viewBox="-26 40 410 420" role="img">
      <title>The mouth from the side, as it makes a stop</title>
      {FACES.map((place) => {
        const { head, air } = shapesAt(place);
        return (
          <g key={place} className={place === LIPS_APART ? "not-labial" : "at-labial"}>
            <path className="mouth-flesh mouth-line" d={head} />
            <path className="mouth-air" d={air} />
          </g>
        );
      })}
      {PLACES.map((place) => (
        <path
          key={place}
          className={`mouth-moving mouth-line at-${place}`}
          d={shapesAt(place).tongue}
        />
      ))}
      <path className="mouth-moving mouth-line mouth-velum" d={curve(VELUM)} />
      <MouthParts />
      {FACES.map((place) => (
        <path
          key={place}
          className={`mouth-bone mouth-line ${place === LIPS_APART ? "not-labial" : "at-labial"}`}
          d={shapesAt(place).lowerTooth}
        />
      ))}
      {PLACES.map((place) => {
        const [x, y] = CONTACTS[place];
        return (
          <circle
            key={place}
            className={`mouth-contact at-${place}`}
            cx={x}
            cy={y}
            r="8"
            fill={hexOf(place)}
          />
        );
      })}
    </svg>
  );
}

const hexOf = (place: MainSthana) => colourOf(LETTERS_BY_STHANA[place]["voiced stop"]!)!.hex;
