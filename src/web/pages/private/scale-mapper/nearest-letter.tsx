import type { ClosestCharacterResponse } from "#contract/aryabhatta-answers.ts";
import { ApiFailure } from "../../../api/client.ts";
import type { Outcome } from "../../../api/use-answer.ts";
import { Alert } from "../../../ui/alert.tsx";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import { LoadingPlate } from "../../../ui/loading/loading-plate.tsx";
import { standingAlone } from "../../../ui/standing-alone.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";

interface NearestLetterProps {
  /** The requested colour, as `#rrggbb`. */
  readonly hex: string;
  readonly outcome: Outcome<ClosestCharacterResponse>;
}

/**
 * The nearest letter, or why it could not be found: announced once, then shown beside the colour.
 */
export function NearestLetter({ hex, outcome }: NearestLetterProps) {
  const found = outcome.state === "answered" ? outcome.value : null;
  return (
    <>
      <p className="nearest-said" role="status">
        {found && (
          <>
            The nearest letter to {hex} is{" "}
            <span className="nowrap">
              <span lang="sa-Deva" className="scale-letter">
                {standingAlone(found.closest_character)}
              </span>
              :
            </span>{" "}
            {distanceWords(found.delta_e)}.
          </>
        )}
      </p>
      {found && <LetterFacts hex={hex} found={found} />}
      {outcome.state === "idle" && (
        <EmptyPlate>Choose a colour, then press “Find the nearest letter”.</EmptyPlate>
      )}
      {outcome.state === "awaited" && <LoadingPlate>Finding the nearest letter...</LoadingPlate>}
      {outcome.state === "failed" && <Alert>{searchFailure(outcome.error)}</Alert>}
    </>
  );
}

function searchFailure(error: unknown): string {
  return error instanceof ApiFailure && error.message !== ""
    ? `Error: ${error.message}`
    : "Error finding closest character";
}

interface LetterFactsProps {
  readonly hex: string;
  readonly found: ClosestCharacterResponse;
}

/** A colour next to that of its nearest letter, and the facts about that letter. */
function LetterFacts({ hex, found }: LetterFactsProps) {
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
        <p className="ref above">
          ΔE is the distance in OKLab, where equal steps look equal: about 0.02 is just visible, and
          black is 1 away from white.
        </p>
      </div>
    </div>
  );
}

/** An area of colour; text beside it says which. */
export function Swatch({ hex }: { hex: string }) {
  return (
    <svg className="colour-swatch" aria-hidden="true">
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  );
}

// ΔE_OK: the two most similar letters are 0.026 apart, black and white 1.
const STEPS = [
  { below: 0.0005, words: "the very same colour" },
  { below: 0.02, words: "most eyes cannot tell them apart" },
  { below: 0.05, words: "they differ only side by side" },
  { below: 0.1, words: "related, but plainly another colour" },
] as const;

const FARTHER = "far away: no letter has a similar colour";

/**
 * Describes how different two colours look.
 *
 * @param deltaE The distance in OKLab, where about 0.02 is just visible.
 *
 * @example
 * distanceWords(0.03); // "they differ only side by side"
 */
export function distanceWords(deltaE: number): string {
  return STEPS.find(({ below }) => deltaE < below)?.words ?? FARTHER;
}
