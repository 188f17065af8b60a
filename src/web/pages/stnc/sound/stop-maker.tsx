import { LETTERS_BY_STHANA } from "#domain/sound/articulation.data.ts";
import { FEATURES, type Feature, placeAt } from "./piece.ts";
import { PLACES } from "./places.ts";

/** What the controls say. */
interface StopMade {
  /** 0 for ka to 4 for pa. */
  readonly walk: number;
  readonly features: ReadonlySet<Feature>;
  /** How many times slower than natural. */
  readonly slowness: number;
}

export const FIRST_STOP: StopMade = { walk: 0, features: new Set(), slowness: 1 };

const FASTEST = 4;

interface StopMakerProps {
  readonly stop: StopMade;
  readonly onSlide: (walk: number) => void;
  readonly onSwitch: (features: ReadonlySet<Feature>) => void;
  readonly onSpeed: (slowness: number) => void;
}

/** Controls that make a stop: a slide from ka to pa, three switches, and the speed of the voice. */
export function StopMaker({ stop, onSlide, onSwitch, onSpeed }: StopMakerProps) {
  const { walk, features, slowness } = stop;
  const nearest = `${LETTERS_BY_STHANA[placeAt(walk)]["voiceless stop"]}a`;
  return (
    <fieldset className="maker no-print">
      <legend>Make a consonant</legend>
      <label className="maker-slide">
        <span className="field-label">Slide from ka to pa</span>
        <input
          type="range"
          min="0"
          max={PLACES.length - 1}
          step="0.1"
          value={walk}
          aria-valuetext={walk % 1 === 0 ? nearest : `near ${nearest}`}
          onChange={({ target }) => onSlide(target.valueAsNumber)}
        />
        <span className="maker-ends" lang="sa-Latn" aria-hidden="true">
          <i>ka</i> <i>ca</i> <i>ṭa</i> <i>ta</i> <i>pa</i>
        </span>
      </label>
      <label className="maker-slide">
        <span className="field-label">Speed, slow to natural</span>
        <input
          type="range"
          min="0"
          max={FASTEST}
          value={FASTEST - (slowness - 1) * 2}
          aria-valuetext={slowness === 1 ? "natural" : `${slowness} times slower`}
          onChange={({ target }) => onSpeed(1 + (FASTEST - target.valueAsNumber) / 2)}
        />
      </label>
      {FEATURES.map(({ value, iast }) => (
        <label key={value} className="switch">
          <input
            type="checkbox"
            checked={features.has(value)}
            onChange={({ target }) => {
              const others = [...features].filter((feature) => feature !== value);
              onSwitch(new Set(target.checked ? [...others, value] : others));
            }}
          />
          {`${value} `}
          <i lang="sa-Latn">{iast}</i>
        </label>
      ))}
    </fieldset>
  );
}
