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

/** The parts of the mouth that no place changes. */
export function MouthParts() {
  return (
    <>
      <path className="mouth-flesh" d={outline(PALATE_BELOW, PALATE_ABOVE)} />
      <path
        className="mouth-line"
        d={[PALATE_BELOW, PALATE_ABOVE, NASAL_ROOF, THROAT_BACK, THROAT_FRONT].map(curve).join("")}
      />
      <path className="mouth-flesh mouth-line" d={curve(EPIGLOTTIS)} />
      <path className="mouth-bone mouth-line" d={outline(UPPER_TOOTH)} />
      <path className="mouth-fold" d={CONCHAE.map(curve).join("")} />
      <text x="112" y="130">
        nose
      </text>
      <text x="168" y="290">
        tongue
      </text>
      <text x="160" y="192">
        palate
      </text>
      <text x="268" y="126">
        velum
      </text>
      <text x="-14" y="206">
        lips
      </text>
      <path className="mouth-fold-front" d="M277 414h15" />
      <path className="mouth-fold-back" d="M327 414h-15" />
    </>
  );
}
