import type { Ref } from "react";
import type { ClosestCharacterResponse } from "#contract/aryabhatta-answers.ts";
import { ApiFailure } from "../../../api/client.ts";
import type { Outcome } from "../../../api/use-answer.ts";
import { Alert } from "../../../ui/alert.tsx";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import { LoadingPlate } from "../../../ui/loading/loading-plate.tsx";
import { standingAlone } from "../../../ui/standing-alone.ts";
import { distanceWords } from "./distance-words.ts";
import { LetterFacts } from "./letter-facts.tsx";

interface NearestLetterProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** The requested colour, as `#rrggbb`. */
  readonly hex: string;
  readonly outcome: Outcome<ClosestCharacterResponse>;
}

/**
 * The nearest letter, or why it could not be found: announced once, then shown beside the colour.
 */
export function NearestLetter({ ref, hex, outcome }: NearestLetterProps) {
  const found = outcome.state === "answered" ? outcome.value : null;
  return (
    <div ref={ref}>
      <p className="nearest-said" role="status">
        {found && (
          <>
            The nearest letter to {hex} is{" "}
            <span className="whitespace-nowrap">
              <span lang="sa-Deva" className="scale-letter inline-block">
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
    </div>
  );
}

function searchFailure(error: unknown): string {
  return error instanceof ApiFailure && error.message !== ""
    ? `Error: ${error.message}`
    : "Error finding closest character";
}
