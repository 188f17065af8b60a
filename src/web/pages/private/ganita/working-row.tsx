import { LeafRow } from "../../../ui/leaf-row.tsx";
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
  readonly drawing: Drawing | null;
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
  const { first, total, drawing, fetchSteps, onStep, statement, fileName } = props;
  const step = Math.min(props.step, total);
  const loaded = useSteps(first, step, fetchSteps);
  const current = loaded.steps[step - loaded.passed - 1];

  return (
    <LeafRow
      number={3}
      title="The working"
      note="Go through it with the buttons or with the left and right arrow keys."
    >
      {drawing && (
        <Crosswise
          {...drawing}
          steps={loaded.steps.flatMap(({ column }) => column ?? [])}
          present={Math.min(Math.max(1, step), drawing.columns)}
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
