import { type FormEvent, Fragment, useEffect, useRef, useState } from "react";
import { notationText } from "#domain/ganita/working/notation.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../../ui/focus-place.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { LoadingPlate } from "../../../../ui/loading/loading-plate.tsx";
import type { Drawing as CrosswiseRows, WorkedStep } from "../answer.ts";
import { Board } from "../board/board.tsx";
import type { Drawing, Mark } from "../board/drawing.ts";
import { layoutOf } from "../board/layout-of.ts";
import { crosswiseColumns } from "../board/layouts/crosswise-columns.ts";
import type { Working } from "../board/working.ts";
import { columnQuestion } from "../crosswise/column.ts";
import { ColumnDrawing } from "../crosswise/column-drawing.tsx";
import { isDrawn } from "../crosswise/crosswise.tsx";
import { ShownMaths, ShownWords } from "../digits.tsx";
import { answerVerdict, type Verdict, verdictSentence } from "./answer-check.ts";
import { hintsOf, taskOf } from "./hints.ts";
import "./turn.css";

interface TurnProps {
  /** The step present is the last that has been found. */
  readonly working: Working;
  /** For a crosswise product. */
  readonly crosswise: CrosswiseRows | null;
  readonly onStep: (step: number) => void;
  readonly onEnd: () => void;
}

/** A working with what its next step finds left blank: to be typed and checked, without haste. */
export function Turn({ working, crosswise, onStep, onEnd }: TurnProps) {
  const done = working.present;
  const drawing =
    layoutOf({ ...working, present: done + 1 }) ??
    crosswiseColumns({ ...working, present: done + 1 });
  const asked = nextAsked(drawing?.marks ?? [], done);
  if (!drawing || (asked === null && working.steps.at(-1)!.number < working.total)) {
    return <LoadingPlate>Loading steps...</LoadingPlate>;
  }
  return (
    <FocusPlace>
      {asked === null ? (
        <>
          <Board drawing={drawing} upTo={working.total} present={0} />
          <p className="turn-said" role="status">
            <Icon name="tick" /> That is the whole working.
          </p>
          <p className="turn-ways">
            <Button onClick={() => onStep(0)}>Begin again</Button>
            <Button onClick={onEnd}>Back to the working</Button>
          </p>
        </>
      ) : (
        <AskedStep key={asked} asked={asked} {...{ working, crosswise, drawing, onStep, onEnd }} />
      )}
    </FocusPlace>
  );
}

// What a step finds in the drawing; steps that find nothing are passed over.
function nextAsked(marks: readonly Mark[], done: number): number | null {
  const steps = marks.flatMap(({ step, answers }) =>
    answers.length > 0 && step > done ? step : [],
  );
  return steps.length === 0 ? null : Math.min(...steps);
}

interface AskedStepProps extends TurnProps {
  readonly drawing: NonNullable<ReturnType<typeof layoutOf>>;
  readonly asked: number;
}

function AskedStep(props: AskedStepProps) {
  const { working, crosswise, drawing, asked, onStep, onEnd } = props;
  const blanks = drawing.marks.filter(({ step }) => step === asked);
  const answers = blanks.flatMap((mark) => mark.answers);
  const isSizeEnough = blanks.flatMap((mark) => mark.answers.map(() => mark.isSizeEnough));
  const [entries, setEntries] = useState<readonly string[]>(() => answers.map(() => ""));
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([]);
  const [hintCount, setHintCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const step = working.steps.find(({ number }) => number === asked)!;
  const before = working.steps.find(({ number }) => number === working.present);
  const hints = hintsOf(step, answers);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  function check(event: FormEvent) {
    event.preventDefault();
    const judged = answers.map((answer, index) =>
      answerVerdict(entries[index]!, answer, isSizeEnough[index]),
    );
    setVerdicts(judged);
    if (judged.every((verdict) => verdict === "right")) onStep(asked);
    else focusFirst(form.current, judged);
  }
  const blank = (mark: Mark) => {
    if (mark.step !== asked || mark.answers.length === 0) return null;
    const first = blanks.slice(0, blanks.indexOf(mark)).flatMap((each) => each.answers).length;
    // Two coefficients found at once are those of a sum in x.
    const isInX = mark.look === "found" && mark.answers.length === 2;
    return (
      <span className="turn-blanks">
        {[...mark.answers.entries()].map(([offset, answer]) => (
          <Fragment key={offset}>
            {isInX && offset === 1 && " x + "}
            <input
              className="field turn-blank"
              style={{ inlineSize: `${Math.max(2, answer.length) + 2}ch` }}
              aria-label={`${nameOf(mark, drawing)}Blank ${first + offset + 1} of ${answers.length}`}
              aria-invalid={isBad(verdicts[first + offset]) || undefined}
              data-right={verdicts[first + offset] === "right" || undefined}
              autoComplete="off"
              inputMode={/^\d+$/.test(answer) ? "numeric" : "text"}
              value={entries[first + offset]}
              onChange={({ target }) => setEntries(entries.with(first + offset, target.value))}
            />
          </Fragment>
        ))}
      </span>
    );
  };
  const sentences = verdicts.flatMap((verdict, index) =>
    isBad(verdict) ? [verdictSentence(verdict, entries[index]!, answers[index]!)] : [],
  );
  return (
    <form ref={form} className="turn" onSubmit={check} noValidate>
      {before && before.number > 0 && (
        <p className="turn-said" role="status">
          <Icon name="tick" />
          <span>
            <ShownWords of={before.description} /> <ShownMaths of={before.notation} />
          </span>
        </p>
      )}
      <p className="turn-task">
        <ShownWords of={taskOf(step, answers.length)} />
      </p>
      {working.steps.some(hasBars) && (
        <p className="note">Type a digit with a bar as −3, as 3̄ or as bar 3.</p>
      )}
      {crosswise && step.column && isDrawn(crosswise) && (
        <ColumnDrawing
          {...crosswise}
          steps={working.steps.flatMap(({ column }) => column ?? [])}
          present={step.column}
          sentence={columnQuestion(step.column, crosswise.columns)}
        />
      )}
      <Board drawing={withNames(drawing, asked)} upTo={asked - 1} present={0} blank={blank} />
      {[...new Set(sentences)].map((sentence) => (
        <Alert key={sentence}>{sentence}</Alert>
      ))}
      <div className="turn-hints" role="status">
        {hints.slice(0, hintCount).map((hint, index) => (
          <p key={index === 0 ? "first" : "second"} className="ref">
            <b>Hint</b>{" "}
            {typeof hint === "string" ? <ShownWords of={hint} /> : <ShownMaths of={hint} />}
          </p>
        ))}
      </div>
      <FocusPlace className="turn-ways">
        <Button type="submit" variant="filled">
          Check
        </Button>
        {hintCount < hints.length && (
          <Button onClick={() => setHintCount(hintCount + 1)}>
            {hintCount === 0 ? "A hint" : "Another hint"}
          </Button>
        )}
        <Button onClick={() => onStep(asked)}>Show me</Button>
        <Button onClick={onEnd}>Back to the working</Button>
      </FocusPlace>
    </form>
  );
}

const hasBars = ({ notation }: WorkedStep) =>
  notation.some(
    (part) =>
      typeof part === "object" && part.kind === "bars" && part.digits.some((digit) => digit < 0),
  );

// Words that tell two blanks apart and give no number away.
const isName = ({ look, shows }: Mark) => look === "label" && !/\d/.test(notationText(shows));

/** The drawing with the names of what a step asks for, which otherwise come with it. */
const withNames = (drawing: Drawing, asked: number): Drawing => ({
  ...drawing,
  marks: drawing.marks.map((mark) =>
    mark.step === asked && isName(mark) ? { ...mark, step: 0 } : mark,
  ),
});

/** The words in a blank's row or over it, for those who cannot see them. */
function nameOf({ row, column }: Mark, { marks }: Drawing): string {
  const name =
    marks.find((mark) => isName(mark) && mark.row === row && mark.column < column) ??
    marks.findLast((mark) => isName(mark) && mark.column === column && mark.row < row);
  return name ? `${notationText(name.shows)}: ` : "";
}

const isBad = (verdict: Verdict | undefined) => verdict !== undefined && verdict !== "right";

function focusFirst(form: HTMLFormElement | null, verdicts: readonly Verdict[]) {
  const index = verdicts.findIndex(isBad);
  form?.querySelectorAll("input")[index]?.focus();
}
