import { lazy, Suspense, useEffect, useState } from "react";
import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import { notationText } from "#domain/ganita/notation.ts";
import { callApi } from "../../../api/client.ts";
import { FailedPlate } from "../../../ui/failed-plate.tsx";
import { LeafRow } from "../../../ui/leaf-row.tsx";
import { LoadingPlate } from "../../../ui/loading-plate.tsx";
import type { CalculatorAddress } from "./calculator-address.ts";
import { keyOf, requestOf } from "./calls.ts";
import { inputOf } from "./entries.ts";
import { failureSentence } from "./problem.ts";
import { ResultRow } from "./result-row.tsx";
import type { useCalculation } from "./use-calculation.ts";
import type { FetchSteps } from "./use-steps.ts";
import { drawingOf, stepsPageOf, workedOf } from "./worked.ts";

// Not needed before there is a result; on its way while that is awaited.
const importWorkingRow = () => import("./working-row.tsx");
const WorkingRow = lazy(async () => ({ default: (await importWorkingRow()).WorkingRow }));

interface ResultsProps {
  readonly path: CalculatorPath;
  readonly address: CalculatorAddress;
  readonly calculation: ReturnType<typeof useCalculation>;
  readonly isOnlyHere: boolean;
  readonly hasAllDigits: boolean;
  readonly onAllDigits: (hasAllDigits: boolean) => void;
  readonly onStep: (step: number) => void;
}

/** What comes of a calculation: its result and its working, or why there is none. */
export function Results(props: ResultsProps) {
  const { path, address, calculation, isOnlyHere, hasAllDigits, onAllDigits, onStep } = props;
  const { state } = calculation;
  // The address follows a little later, too late for keys pressed quickly.
  const [step, setStep] = useState(address.step);
  useEffect(() => {
    // Where this fails, drawing the row fails too and says so.
    if (state === "awaited") importWorkingRow().catch(() => {});
  }, [state]);

  if (state === "idle") return null;
  if (state === "failed") {
    return (
      <LeafRow number={2} title="The result">
        <FailedPlate onRetry={calculation.retry}>
          {failureSentence(path, calculation.error)}
        </FailedPlate>
      </LeafRow>
    );
  }
  const answer = state === "answered" ? calculation.value : null;
  const worked = answer && workedOf(answer);
  const fetchSteps: FetchSteps = async (offset, signal) =>
    stepsPageOf(
      await callApi(
        keyOf(path),
        requestOf(path, inputOf(address.form, address.entries), offset),
        signal,
      ),
    );
  return (
    <>
      <ResultRow
        worked={worked}
        draft={address}
        isOnlyHere={isOnlyHere}
        hasAllDigits={hasAllDigits}
        onAllDigits={onAllDigits}
      />
      {answer && worked && (
        <Suspense fallback={<LoadingPlate>Loading the working...</LoadingPlate>}>
          <WorkingRow
            first={stepsPageOf(answer)}
            total={worked.total}
            drawing={drawingOf(answer)}
            fetchSteps={fetchSteps}
            step={step}
            onStep={(next) => {
              setStep(next);
              onStep(next);
            }}
            statement={notationText([...worked.question, " ", ...worked.answer])}
            fileName={`${path}.txt`}
          />
        </Suspense>
      )}
    </>
  );
}
