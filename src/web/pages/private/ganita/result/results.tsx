import { type ReactNode, useState } from "react";
import type { Grouping } from "#domain/exact/digit-grouping.ts";
import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { callApi } from "../../../../api/client.ts";
import type { Answered } from "../../../../api/use-answer.ts";
import { FocusPlace } from "../../../../ui/focus-place.tsx";
import { LeafRow } from "../../../../ui/frame/leaf-row.tsx";
import { rememberedFocus } from "../../../../ui/kept-focus.ts";
import { FailedPlate } from "../../../../ui/loading/failed-plate.tsx";
import { Strokes } from "../../../../ui/loading/strokes.tsx";
import { drawable, type Loaded } from "../../../../ui/loading/use-loaded.ts";
import type { CalculatorAddress, View } from "../address/calculator-address.ts";
import { inputOf } from "../form/entries.ts";
import { calculationFailure } from "../form/problem.ts";
import type { ANSWER_PARTS } from "./answer-parts.ts";
import { type GanitaAnswer, keyOf, requestOf } from "./calls.ts";

interface ResultsProps {
  readonly path: CalculatorPath;
  readonly address: CalculatorAddress;
  readonly calculation: Answered<GanitaAnswer>;
  readonly loaded: Loaded<typeof ANSWER_PARTS>;
  /** Whether the visitor asked on this page, rather than opening an address. */
  readonly isAskedHere: boolean;
  readonly isOnlyHere: boolean;
  readonly hasAllDigits: boolean;
  readonly onAllDigits: (hasAllDigits: boolean) => void;
  readonly onGrouping: (grouping: Grouping) => void;
  readonly onShow: (part: { readonly step?: number; readonly view?: View }) => void;
}

/** Places whatever replaces a result where the result would be. */
export const inResultRow = (content: ReactNode) => (
  <div className="at-hand-result">
    <LeafRow number={2} title="The result">
      <FocusPlace>{content}</FocusPlace>
    </LeafRow>
  </div>
);

/** The result of a calculation and its working, or why there is none. */
export function Results(props: ResultsProps) {
  const {
    path,
    address,
    loaded,
    isAskedHere,
    isOnlyHere,
    hasAllDigits,
    onAllDigits,
    onGrouping,
    onShow,
  } = props;
  const calculation = drawable(props.calculation, loaded);
  // Whoever wants to find it does not want to see it.
  const isHidden = address.view === "turn";
  // A working that was opened at one of its steps stays where it is read.
  const isNew = isAskedHere && address.step === 0;
  const [bringToHand] = useState(() => (isNew ? handingOver() : undefined));
  // The address changes a little later, too late for keys pressed in quick succession.
  const [step, setStep] = useState(address.step);

  if (calculation.state === "idle") return null;
  if (calculation.state === "failed") {
    return inResultRow(
      <FailedPlate retry={calculation.retry}>
        {calculationFailure(path, calculation.error)}
      </FailedPlate>,
    );
  }
  const answer = calculation.state === "answered" ? calculation.value : null;
  const parts = loaded.state === "answered" ? loaded.value : null;
  const shown = answer && parts && { ...parts, answer, worked: parts.workedOf(answer) };
  return (
    <>
      {inResultRow(
        <>
          <output
            className={hasAllDigits ? "result result-long" : "result"}
            tabIndex={-1}
            ref={shown ? bringToHand : undefined}
          >
            {shown ? (
              <shown.Statement worked={shown.worked} isHidden={isHidden} />
            ) : (
              <span className="result-awaited">
                <Strokes /> Calculating...
              </span>
            )}
          </output>
          {shown && !isHidden && (
            <shown.ResultDetails
              worked={shown.worked}
              draft={address}
              isOnlyHere={isOnlyHere}
              hasAllDigits={hasAllDigits}
              onAllDigits={onAllDigits}
              onGrouping={onGrouping}
            />
          )}
        </>,
      )}
      {shown && (
        <shown.WorkingRow
          first={shown.stepsPageOf(shown.answer)}
          total={shown.worked.total}
          crosswise={shown.drawingOf(shown.answer)}
          question={{
            path,
            fixed: address.form.fixed,
            entries: address.entries,
            results: shown.worked.values,
            period: shown.worked.periodLength,
          }}
          fetchSteps={async (offset, signal) => {
            const request = requestOf(path, inputOf(address.form, address.entries), offset);
            return shown.stepsPageOf(await callApi(keyOf(path), request, signal));
          }}
          step={step}
          view={address.view}
          onShow={(part) => {
            if (part.step !== undefined) setStep(part.step);
            onShow({ step, ...part });
          }}
          asked={shown.worked.question}
          statement={shown.notationText([...shown.worked.question, " ", ...shown.worked.answer])}
          fileName={`${path}.txt`}
        />
      )}
    </>
  );
}

// Where the result lies below the form, go there, and let the keyboard follow.
function handingOver() {
  const hasStayed = rememberedFocus();
  return (result: HTMLOutputElement | null) => {
    const form = result?.closest(".at-hand")?.firstElementChild?.getBoundingClientRect();
    if (!result || !form || result.getBoundingClientRect().top <= form.bottom) return;
    if (!hasStayed()) return;
    result.closest("section")?.scrollIntoView({ block: "start" });
    result.focus({ preventScroll: true });
  };
}
