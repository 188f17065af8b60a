import type { ClosestCharacterResponse } from "#contract/aryabhatta-answers.ts";
import { standingAlone } from "../../../ui/standing-alone.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { Swatch } from "./swatch.tsx";

interface LetterFactsProps {
  readonly hex: string;
  readonly found: ClosestCharacterResponse;
}

/** A colour next to that of its nearest letter, and the facts about that letter. */
export function LetterFacts({ hex, found }: LetterFactsProps) {
  const facts = [
    ["Colour shade", found.colour_shade],
    ["Sthana", found.sthana],
    ["Its hex code", found.color_hex],
    ["Distance (ΔE)", found.delta_e.toFixed(3)],
  ] as const;
  return (
    <div className="nearest-letter">
      <div className="nearest-pair">
        <Swatch hex={hex} />
        <LetterChip hex={found.color_hex} lang="sa-Deva" className="scale-letter">
          {standingAlone(found.closest_character)}
        </LetterChip>
        <span className="label">your colour</span>
        <span className="label">the letter’s</span>
      </div>
      <div>
        <dl className="nearest-facts">
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt className="label">{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <p className="ref mt-4">
          ΔE is the distance in OKLab, where equal steps look equal: about 0.02 is just visible, and
          black is 1 away from white.
        </p>
      </div>
    </div>
  );
}
