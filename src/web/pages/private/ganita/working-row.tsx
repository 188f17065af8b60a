import { LeafRow } from "../../../ui/leaf-row.tsx";
import { Board } from "./board/board.tsx";
import { layoutOf } from "./board/layout-of.ts";
import type { Working } from "./board/working.ts";
import { Crosswise } from "./crosswise/crosswise.tsx";
import { DownloadButton } from "./download-button.tsx";
import { Stepper } from "./stepper.tsx";
import { StepsList } from "./steps-list.tsx";
import { type FetchSteps, useSteps } from "./use-steps.ts";
import type { Drawing, StepsPage } from "./worked.ts";
import { stepWords } from "./working-text.ts";

interface WorkingRowProps {
  readonly first: StepsPage;
  readonly total: number;
  /** For a crosswise product. */
  readonly crosswise: Drawing | null;
  /** What was asked, and what came out. */
  readonly question: Pick<Working, "path" | "fixed" | "entries" | "results" | "period">;
  readonly fetchSteps: FetchSteps;
  /** The step shown, from 1; 0 if there is none. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** Question and answer on one line. */
  readonly statement: string;
  readonly fileName: string;
}

/** The working line by line: to step through, search and save. */
export function WorkingRow(props: WorkingRowProps) {
  const { first, total, crosswise, question, fetchSteps, onStep, statement, fileName } = props;
  const step = Math.min(props.step, total);
  const loaded = useSteps(first, step, fetchSteps);
  const drawing = layoutOf({ ...question, steps: loaded.steps, total, present: step });
  const current = loaded.steps[step - loaded.passed - 1];

  return (
    <LeafRow
      number={3}
      title="The working"
      note="Go through it with the buttons or with the left and right arrow keys."
    >
      {drawing && <Board drawing={drawing} upTo={step === 0 ? total : step} present={step} />}
      {crosswise && (
        <Crosswise
          {...crosswise}
          steps={loaded.steps.flatMap(({ column }) => column ?? [])}
          present={Math.min(Math.max(1, step), crosswise.columns)}
          onStep={onStep}
        />
      )}
      <StepsList loaded={loaded} step={step} total={total} />
      <Stepper
        step={step}
        total={total}
        says={current ? stepWords(current) : null}
        onStep={onStep}
      />
      <DownloadButton title={statement} fileName={fileName} total={total} fetchSteps={fetchSteps} />
    </LeafRow>
  );
}
