import { PLACES } from "./places.ts";

/** The three features by which the five stops of a place differ. */
const FEATURES = [
  { value: "voiced", iast: "ghoṣa" },
  { value: "aspirated", iast: "mahāprāṇa" },
  { value: "nasal", iast: "anunāsika" },
] as const;

/** Controls that make a stop: a slide from ka to pa, three switches, and the speed of the voice. */
export function StopMaker() {
  return (
    <fieldset className="maker no-print">
      <legend>Make a stop yourself</legend>
      <label className="maker-slide">
        <span className="field-label">Slide from ka to pa</span>
        <input id="walk" type="range" min="0" max={PLACES.length - 1} step="0.1" defaultValue="0" />
        <span className="maker-ends" lang="sa-Latn" aria-hidden="true">
          <i>ka</i> <i>ca</i> <i>ṭa</i> <i>ta</i> <i>pa</i>
        </span>
      </label>
      <label className="maker-slide">
        <span className="field-label">Speed, slow to natural</span>
        <input id="speed" type="range" min="0" max="4" defaultValue="4" aria-valuetext="natural" />
      </label>
      {FEATURES.map(({ value, iast }) => (
        <label key={value} className="switch">
          <input type="checkbox" value={value} />
          {`${value} `}
          <i lang="sa-Latn">{iast}</i>
        </label>
      ))}
    </fieldset>
  );
}
