import { useState } from "react";
import { useAnswer } from "../../../api/use-answer.ts";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { ErrorBoundary } from "../../../ui/loading/error-boundary.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import { GroupingContext, useGrouping } from "../../../ui/text/digit-grouping.ts";
import { Guard } from "../guard.tsx";
import { useDraft } from "../use-draft.ts";
import { type Draft, isAsked, useCalculatorAddress } from "./address.ts";
import { keyOf, requestOf } from "./answer.ts";
import { AllDigitsContext } from "./digits.tsx";
import { CalculatorForm } from "./form/calculator-form.tsx";
import { ExampleChips, FormChoice } from "./form/choices.tsx";
import { inputOf } from "./form/entries.ts";
import { calculationFailure, missing, refusal, UNREADABLE } from "./form/problem.ts";
import { inResultRow, Results } from "./results.tsx";
import type { KnownSutra } from "./sutras/sutra.ts";
import { SutraHead } from "./sutras/sutra-head.tsx";
import { Suggestions } from "./sutras/sutra-links.tsx";
import { SutraRows } from "./sutras/sutra-rows.tsx";
import { WorksheetRow } from "./worksheet/worksheet.tsx";
import "./calculator.css";

// As in calculator.css: 40rem.
const PHONE_WIDTH = 640;

/** The page of a calculator: its form, what it finds, and its explanations. */
export const CalculatorPage = (known: KnownSutra) => (
  <Guard>
    <Calculator {...known} />
  </Guard>
);

function Calculator({ path, sutra }: KnownSutra) {
  const { address, questionId, isOnlyHere, ask, show, showSheet } = useCalculatorAddress(path);
  const { form, entries } = address;
  const asked: Draft = { form, entries };
  const { draft, isEdited, isRefused, change, refuse } = useDraft("numbers", asked, questionId);
  const [grouping, setGrouping] = useGrouping();
  const [hasAllDigits, setHasAllDigits] = useState(false);

  const isSent = isAsked(entries) && missing(form, entries) === null;
  const calculation = useAnswer(
    keyOf(path),
    isSent ? requestOf(path, inputOf(form, entries), 0) : null,
    questionId,
  );
  const isJudged = isEdited ? isRefused : isAsked(entries);
  const refused =
    !isEdited && calculation.state === "failed" ? refusal(calculation.error, form, entries) : null;
  const problem = (isJudged ? missing(draft.form, draft.entries) : null) ?? refused;

  function calculate() {
    if (missing(draft.form, draft.entries) === null) ask(draft);
    else refuse();
  }

  return (
    <GroupingContext value={grouping}>
      <AllDigitsContext value={hasAllDigits}>
        {/* On a phone, too, so that the numbers are on the first screen. */}
        <SutraHead
          path={path}
          sutra={sutra}
          isFolded={(isSent && !isEdited) || innerWidth < PHONE_WIDTH}
        />
        <div className="at-hand">
          <LeafRow number={1} title="The numbers">
            <FormChoice
              path={path}
              form={draft.form}
              onChoose={(chosen) => change({ form: chosen })}
            />
            <CalculatorForm
              draft={draft}
              problem={problem}
              showsAlert={refused !== null && path === "urdhva-tiryagbhyam"}
              isCalculating={calculation.state === "awaited" && !isEdited}
              onChange={change}
              onCalculate={calculate}
            />
            {problem && <Suggestions paths={problem.suggest} draft={draft} />}
            <ExampleChips path={path} draft={draft} />
          </LeafRow>
          {!isEdited && refused === null && (
            <ErrorBoundary
              key={questionId}
              fallback={(retry) =>
                inResultRow(
                  <FailedPlate
                    retry={() => {
                      retry();
                      calculation.retry();
                    }}
                  >
                    {calculationFailure(path, UNREADABLE)}
                  </FailedPlate>,
                )
              }
            >
              <Results
                path={path}
                address={address}
                calculation={calculation}
                isAskedHere={questionId !== ""}
                isOnlyHere={isOnlyHere}
                hasAllDigits={hasAllDigits}
                onAllDigits={setHasAllDigits}
                onGrouping={setGrouping}
                onShow={show}
              />
            </ErrorBoundary>
          )}
        </div>
        <WorksheetRow path={path} chosen={draft.form} address={address} onSheet={showSheet} />
        <SutraRows sutra={sutra} draft={address} />
      </AllDigitsContext>
    </GroupingContext>
  );
}
