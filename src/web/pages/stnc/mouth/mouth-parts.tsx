import {
  CONCHAE,
  EPIGLOTTIS,
  NASAL_ROOF,
  PALATE_ABOVE,
  PALATE_BELOW,
  THROAT_BACK,
  THROAT_FRONT,
  UPPER_TOOTH,
} from "./anatomy.data.ts";
import { curve, outline } from "./curve.ts";

/** The parts that all drawings of the mouth share, once per page: fixed parts and signs. */
export function MouthParts() {
  return (
    <svg className="unseen" aria-hidden="true">
      <defs>
        <g id="mouth-still">
          <path className="mouth-flesh" d={outline(PALATE_BELOW, PALATE_ABOVE)} />
          <path
            className="mouth-line"
            d={[PALATE_BELOW, PALATE_ABOVE, NASAL_ROOF, THROAT_BACK, THROAT_FRONT]
              .map(curve)
              .join("")}
          />
          <path className="mouth-flesh mouth-line" d={curve(EPIGLOTTIS)} />
          <path className="mouth-bone mouth-line" d={outline(UPPER_TOOTH)} />
          <path className="mouth-fold" d={CONCHAE.map(curve).join("")} />
          <text x="112" y="130">
            nose
          </text>
          <text x="182" y="296">
            tongue
          </text>
        </g>
        <path id="mouth-fold-front" d="M277 414h15" />
        <path id="mouth-fold-back" d="M327 414h-15" />
        <g id="mouth-voice">
          <path d="M291 402q11-8 22 0m-27-9q16-11 32 0m-38-9q22-13 44 0" />
          <text x="214" y="419">
            voice
          </text>
        </g>
        <g id="mouth-breath">
          <path d="M36 228q-8 11 0 22m-13-28q-11 17 0 34m-13-40q-14 23 0 46" />
          <text x="-22" y="288">
            breath
          </text>
        </g>
        <g id="mouth-nose">
          <path d="M306 376C334 330 349 270 349 202C349 146 318 108 250 106C180 104 104 108 62 142L34 172M33 158L34 173L49 170" />
          <text x="150" y="66">
            through the nose
          </text>
        </g>
      </defs>
    </svg>
  );
}
