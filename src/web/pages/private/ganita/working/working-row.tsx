import { useContext } from "react";
import type { Notation } from "#domain/ganita/notation.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../../ui/focus-place.tsx";
import { LeafRow } from "../../../../ui/frame/leaf-row.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { GroupingContext } from "../../../../ui/text/digit-grouping.ts";
import type { View } from "../address.ts";
import type { Drawing, StepsPage } from "../answer.ts";
import { Board } from "../board/board.tsx";
import { BoardScreen } from "../board/board-screen.tsx";
import { layoutOf } from "../board/layout-of.ts";
import type { Working } from "../board/working.ts";
import { Crosswise } from "../crosswise/crosswise.tsx";
import { stepText } from "../digits.tsx";
import { Turn } from "../turn/turn.tsx";
import { DownloadWorking } from "./download-working.tsx";
import { Stepper } from "./stepper.tsx";
import { StepsList } from "./steps-list.tsx";
import { type FetchSteps, useSteps } from "./use-steps.ts";

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
  readonly view: View;
  readonly onShow: (part: { readonly step?: number; readonly view?: View }) => void;
  readonly asked: Notation;
  /** Question and answer on one line. */
  readonly statement: string;
  readonly fileName: string;
}

/** The working, drawn and line by line: to step through, search and save, large or as an exercise. */
export function WorkingRow(props: WorkingRowProps) {
  const { first, total, crosswise, question, fetchSteps, view, onShow, statement } = props;
  const step = Math.min(props.step, total);
  const loaded = useSteps(first, view === "turn" ? Math.min(step + 1, total) : step, fetchSteps);
  const { steps } = loaded;
  const working = { ...question, steps, opening: first.steps, total, present: step };
  const drawing = layoutOf(working);
  const current = steps[step - loaded.passed - 1];
  const grouping = useContext(GroupingContext);
  const onStep = (next: number) => onShow({ step: next });

  const upTo = step === 0 ? total : step;
  const drawn = (
    <>
      {drawing && <Board drawing={drawing} upTo={upTo} present={step} />}
      {crosswise && (
        <Crosswise
          {...crosswise}
          steps={steps.flatMap(({ column }) => column ?? [])}
          present={Math.min(Math.max(1, step), crosswise.columns)}
          upTo={upTo}
          isLarge={view === "board"}
          onStep={onStep}
        />
      )}
    </>
  );
  if (view === "turn") {
    return (
      <LeafRow number={3} title="Your turn" note="No score is kept, and nobody else sees it.">
        <FocusPlace>
          <Turn
            working={working}
            crosswise={crosswise}
            onStep={onStep}
            onEnd={() => onShow({ view: "page", step: 0 })}
          />
        </FocusPlace>
      </LeafRow>
    );
  }
  return (
    <LeafRow
      number={3}
      title="The working"
      note="Go through it with the buttons or with the left and right arrow keys."
    >
      <FocusPlace>
        {view === "board" ? (
          <BoardScreen
            asked={props.asked}
            step={step}
            total={total}
            current={current}
            onStep={onStep}
            onClose={() => onShow({ view: "page" })}
          >
            {drawn}
          </BoardScreen>
        ) : (
          drawn
        )}
        <p className="row above-s no-print">
          <Button onClick={() => onShow({ view: "turn", step: 0 })}>
            <Icon path="m4 16 1-4L14 3l3 3-9 9zM12 5l3 3" /> Your turn
          </Button>
          <Button onClick={() => onShow({ view: "board", step: Math.max(1, step) })}>
            <Icon path="M3 7.5V3h4.5M17 7.5V3h-4.5M3 12.5V17h4.5M17 12.5V17h-4.5" /> Full screen
          </Button>
        </p>
        <Stepper
          step={step}
          total={total}
          says={current ? stepText(current, grouping) : null}
          onStep={onStep}
        />
        <StepsList loaded={loaded} step={step} total={total} />
        <DownloadWorking
          title={statement}
          fileName={props.fileName}
          total={total}
          fetchSteps={fetchSteps}
        />
      </FocusPlace>
    </LeafRow>
  );
}
