import { colourOf } from "#domain/colour/letter-colours.ts";
import { LETTERS_BY_STHANA, type MainSthana } from "#domain/sound/articulation.data.ts";
import { PLACES } from "../places.ts";
import {
  CONCHAE,
  EPIGLOTTIS,
  NASAL_ROOF,
  PALATE_ABOVE,
  PALATE_BELOW,
  THROAT_BACK,
  THROAT_FRONT,
  UPPER_TOOTH,
  VELUM,
} from "./anatomy.data.ts";
import { curve, outline, type Point } from "./curve.ts";
import { CONTACTS, mouthShapes, type Posture, postureOf } from "./posture.ts";
import "./mouth.css";

/** What the mouth does at a moment. */
export interface MouthMoment {
  readonly posture: Posture;
  /** Where it is touched, and the colour of the letter; null where nothing touches. */
  readonly contact: { readonly at: Point; readonly hex: string } | null;
  readonly voice: boolean;
  readonly breath: boolean;
  /** How far the way through the nose is open, 0 to 1. */
  readonly nose: number;
}

const VELUM_DEGREES = 30;
const FOLD_STEP = 8;

/**
 * The mouth from the side: at a moment or, for null, as it makes the stop of the place that the address
 * names. For that, the drawing has all five, of which the style sheet shows one.
 */
export function MouthDrawing({ title, moment }: { title: string; moment: MouthMoment | null }) {
  const views = moment === null ? STOPS : [viewOf(moment)];
  const { voice, breath, nose } = moment ?? { voice: false, breath: false, nose: 0 };
  return (
    <svg className="mouth" viewBox="-26 40 410 420" role="img">
      <title>{title}</title>
      {views.map(({ place, head, air }) => (
        <g key={place} className={place}>
          <path className="mouth-flesh mouth-line" d={head} />
          <path className="mouth-air" d={air} />
        </g>
      ))}
      {views.map(({ place, tongue }) => (
        <path key={place} className={`mouth-tongue mouth-line ${place}`} d={tongue} />
      ))}
      <path
        className="mouth-tongue mouth-line"
        d={curve(VELUM)}
        transform={`rotate(${VELUM_DEGREES * nose} 258 147)`}
      />
      <path className="mouth-flesh" d={outline(PALATE_BELOW, PALATE_ABOVE)} />
      <path
        className="mouth-line"
        d={[PALATE_BELOW, PALATE_ABOVE, NASAL_ROOF, THROAT_BACK, THROAT_FRONT].map(curve).join("")}
      />
      <path className="mouth-flesh mouth-line" d={curve(EPIGLOTTIS)} />
      <path className="mouth-bone mouth-line" d={outline(UPPER_TOOTH)} />
      <path className="mouth-fold" d={CONCHAE.map(curve).join("")} />
      {/* Waves at the folds, breath before the lips, and the way through the nose. */}
      {voice && (
        <path className="mouth-sign" d="M291 402q11-8 22 0m-27-9q16-11 32 0m-38-9q22-13 44 0" />
      )}
      {breath && (
        <path className="mouth-sign" d="M36 228q-8 11 0 22m-13-28q-11 17 0 34m-13-40q-14 23 0 46" />
      )}
      {nose > 0.3 && (
        <path
          className="mouth-sign"
          d="M306 376C334 330 349 270 349 202C349 146 318 108 250 106C180 104 104 108 62 142L34 172M33 158L34 173L49 170"
        />
      )}
      <text className="mouth-name-over-way" x="112" y="130">
        nose
      </text>
      <text x="168" y="290">
        tongue
      </text>
      <text x="160" y="192">
        palate
      </text>
      <text className="mouth-name-over-way" x="268" y="126">
        velum
      </text>
      <text x="-14" y="206">
        lips
      </text>
      {voice && (
        <text x="208" y="419">
          voice
        </text>
      )}
      {breath && (
        <text x="-22" y="296">
          breath
        </text>
      )}
      <path
        className="mouth-folds"
        d="M277 414h15"
        transform={`translate(${voice ? FOLD_STEP : 0})`}
      />
      <path
        className="mouth-folds"
        d="M327 414h-15"
        transform={`translate(${voice ? -FOLD_STEP : 0})`}
      />
      {views.map(({ place, lowerTooth }) => (
        <path key={place} className={`mouth-bone mouth-line ${place}`} d={lowerTooth} />
      ))}
      {views.map(
        ({ place, contact }) =>
          contact && (
            <circle
              key={place}
              className={`mouth-contact ${place}`}
              cx={contact.at[0]}
              cy={contact.at[1]}
              r="8"
              fill={contact.hex}
            />
          ),
      )}
    </svg>
  );
}

const viewOf = ({ posture, contact }: Pick<MouthMoment, "posture" | "contact">, place = "") => ({
  place,
  contact,
  ...mouthShapes(posture),
});

const STOPS = PLACES.map((place) =>
  viewOf(
    {
      posture: postureOf(place, "touch"),
      contact: { at: CONTACTS[place], hex: hexOf(place) },
    },
    `at-${place}`,
  ),
);

function hexOf(place: MainSthana): string {
  return colourOf(LETTERS_BY_STHANA[place]["voiced stop"]!)!.hex;
}
