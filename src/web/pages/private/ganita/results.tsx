import { type ReactNode, useContext, useState } from "react";
import type { Grouping } from "#domain/exact/digit-grouping.ts";
import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { notationText } from "#domain/ganita/notation.ts";
import { callApi } from "../../../api/client.ts";
import type { Answered } from "../../../api/use-answer.ts";
import { KeepButton } from "../../../keeping/keep-button.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { CopyButton } from "../../../ui/controls/copy-button.tsx";
import { GroupingChoice } from "../../../ui/controls/grouping-choice.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { FailedPlate } from "../../../ui/loading/failed-plate.tsx";
import { Strokes } from "../../../ui/loading/strokes.tsx";
import { rememberedFocus } from "../../../ui/remembered-focus.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { GroupingContext } from "../../../ui/text/digit-grouping.ts";
import type { CalculatorAddress, Draft, View } from "./address.ts";
import {
  drawingOf,
  type GanitaAnswer,
  keyOf,
  requestOf,
  stepsPageOf,
  type Worked,
  workedOf,
} from "./answer.ts";
import { hasGroups, hasLongNumber, ShownMaths, ShownWords } from "./digits.tsx";
import { inputOf } from "./form/entries.ts";
import { calculationFailure } from "./form/problem.ts";
import { Suggestions } from "./sutras/sutra-links.tsx";
import { WorkingRow } from "./working/working-row.tsx";

interface ResultsProps {
  readonly path: CalculatorPath;
  readonly address: CalculatorAddress;
  readonly calculation: Answered<GanitaAnswer>;
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
  const { path, address, calculation, isAskedHere, onShow, ...details } = props;
  const { form, entries, step, view } = address;
  // A working that was opened at one of its steps stays where it is read.
  const isNew = isAskedHere && step === 0;
  const [scrollToResult] = useState(() => (isNew ? resultScroller() : undefined));

  if (calculation.state === "idle") return null;
  if (calculation.state === "failed") {
    return inResultRow(
      <FailedPlate retry={calculation.retry}>
        {calculationFailure(path, calculation.error)}
      </FailedPlate>,
    );
  }
  const resultClass = details.hasAllDigits ? "result result-long" : "result";
  if (calculation.state === "awaited") {
    return inResultRow(
      <output className={resultClass} tabIndex={-1}>
        <span className="result-awaited">
          <Strokes /> Calculating...
        </span>
      </output>,
    );
  }
  const answer = calculation.value;
  const worked = workedOf(answer);
  // Whoever wants to find it does not want to see it.
  const isHidden = view === "turn";
  return (
    <>
      {inResultRow(
        <>
          <output className={resultClass} tabIndex={-1} ref={scrollToResult}>
            <Statement worked={worked} isHidden={isHidden} />
          </output>
          {!isHidden && <ResultDetails worked={worked} draft={address} {...details} />}
        </>,
      )}
      <WorkingRow
        first={stepsPageOf(answer)}
        total={worked.total}
        crosswise={drawingOf(answer)}
        question={{
          path,
          fixed: form.fixed,
          entries,
          results: worked.values,
          period: worked.periodLength,
        }}
        fetchSteps={async (offset, signal) => {
          const request = requestOf(path, inputOf(form, entries), offset);
          return stepsPageOf(await callApi(keyOf(path), request, signal));
        }}
        step={step}
        view={view}
        onShow={onShow}
        asked={worked.question}
        statement={notationText([...worked.question, " ", ...worked.answer])}
        fileName={`${path}.txt`}
      />
    </>
  );
}

// Where the result lies below the form, go there, and let the keyboard follow.
function resultScroller() {
  const hasStayed = rememberedFocus();
  return (result: HTMLOutputElement | null) => {
    const form = result?.closest(".at-hand")?.firstElementChild?.getBoundingClientRect();
    if (!result || !form || result.getBoundingClientRect().top <= form.bottom) return;
    if (!hasStayed()) return;
    result.closest("section")?.scrollIntoView({ block: "start" });
    result.focus({ preventScroll: true });
  };
}

/** The question, and its answer unless it is to be found. */
function Statement({ worked, isHidden }: { worked: Worked; isHidden: boolean }) {
  const { question, answer, text, verdicts } = worked;
  if (isHidden) {
    return (
      <span className="result-statement">
        <ShownMaths of={question} /> …
      </span>
    );
  }
  return (
    <>
      <span className="result-statement">
        <ShownMaths of={question} />{" "}
        {answer.length > 0 &&
          (verdicts.length > 0 ? (
            <ShownMaths of={answer} />
          ) : (
            <data value={text}>
              <Computed>
                <ShownMaths of={answer} />
              </Computed>
            </data>
          ))}
      </span>
      {verdicts.length > 0 && (
        <data className="row verdicts" value={text}>
          {verdicts.map(({ says, isYes }) => (
            <span key={says} className="verdict">
              <Icon name={isYes ? "tick" : "close"} /> <Computed>{says}</Computed>
            </span>
          ))}
        </data>
      )}
    </>
  );
}

interface ResultDetailsProps
  extends Pick<ResultsProps, "isOnlyHere" | "hasAllDigits" | "onAllDigits" | "onGrouping"> {
  readonly worked: Worked;
  readonly draft: Draft;
}

/** The check of a result, notes on it, and buttons to copy or save it. */
function ResultDetails(props: ResultDetailsProps) {
  const { worked, draft, isOnlyHere, hasAllDigits, onAllDigits, onGrouping } = props;
  const grouping = useContext(GroupingContext);
  const { check, note, periodLength } = worked;
  const lines = [worked.question, worked.answer, check.notation];
  return (
    <>
      {periodLength !== null && (
        <p className="label num">
          <ShownWords
            of={
              periodLength === 1
                ? "1 digit repeats for ever."
                : `${periodLength} digits repeat for ever.`
            }
          />
        </p>
      )}
      <p className="result-check">
        <Icon name="tick" />
        <span>
          <b>{check.name}</b> <ShownWords of={check.says} /> <ShownMaths of={check.notation} />
        </span>
      </p>
      {note && (
        <p className="note above">
          <ShownWords of={note} />
        </p>
      )}
      <Suggestions paths={worked.suggest} draft={draft} />
      <div className="row above-l">
        {lines.some(hasLongNumber) && (
          <Button aria-pressed={hasAllDigits} onClick={() => onAllDigits(!hasAllDigits)}>
            Show all digits
          </Button>
        )}
        <CopyButton text={worked.text} what="result">
          Copy result
        </CopyButton>
        {!isOnlyHere && (
          <CopyButton text={location.href} what="link">
            Copy link
          </CopyButton>
        )}
        <KeepButton
          name={notationText([...worked.question, " ", ...worked.answer])}
          disabledReason={isOnlyHere ? "These numbers are too long to keep." : null}
        />
      </div>
      {lines.some(hasGroups) && (
        <div className="above-l no-print">
          <GroupingChoice grouping={grouping} onGrouping={onGrouping} />
        </div>
      )}
    </>
  );
}
