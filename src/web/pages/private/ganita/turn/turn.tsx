import { type FormEvent, useEffect, useRef, useState } from "react";
import { notationText } from "#domain/ganita/notation.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../../ui/focus-place.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { LoadingPlate } from "../../../../ui/loading/loading-plate.tsx";
import type { Drawing as CrosswiseRows, WorkedStep } from "../answer.ts";
import { Board } from "../board/board.tsx";
import type { Drawing, Mark } from "../board/drawing.ts";
import { layoutOf } from "../board/layout-of.ts";
import { crosswiseColumns } from "../board/layouts/urdhva-tiryagbhyam.ts";
import type { Working } from "../board/working.ts";
import { columnQuestion } from "../crosswise/column.ts";
import { ColumnDrawing } from "../crosswise/column-drawing.tsx";
import { isDrawn } from "../crosswise/crosswise.tsx";
import { ShownMaths, ShownWords } from "../digits.tsx";
import { answerVerdict, isSameNumber, type Verdict, verdictSentence } from "./answer-check.ts";
import { asksOf, hintsOf, taskOf } from "./hints.ts";
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
  const { steps, total, present: done } = working;
  const drawing =
    layoutOf({ ...working, present: done + 1 }) ??
    crosswiseColumns({ ...working, present: done + 1 });
  const asked = drawing && steps.find((step) => step.number > done && isAskedOn(drawing, step));
  if (!drawing || (!asked && steps.at(-1)!.number < total)) {
    return <LoadingPlate>Loading steps...</LoadingPlate>;
  }
  return (
    <FocusPlace>
      {asked ? (
        <AskedStep
          key={asked.number}
          asked={asked}
          {...{ working, crosswise, drawing, onStep, onEnd }}
        />
      ) : (
        <>
          <Board drawing={drawing} upTo={total} present={0} />
          <p className="turn-said" role="status">
            <Icon name="tick" /> That is the whole working.
          </p>
          <p className="row above-l">
            <Button onClick={() => onStep(0)}>Begin again</Button>
            <Button onClick={onEnd}>Back to the working</Button>
          </p>
        </>
      )}
    </FocusPlace>
  );
}

interface AskedStepProps extends TurnProps {
  readonly drawing: Drawing;
  readonly asked: WorkedStep;
}

function AskedStep({ working, crosswise, drawing, asked, onStep, onEnd }: AskedStepProps) {
  const blanks = asksOf(asked);
  const [entries, setEntries] = useState<readonly string[]>(() => blanks.map(() => ""));
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([]);
  const [hintCount, setHintCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { column, number } = asked;
  const before = working.steps.find((step) => step.number === working.present);
  const hints = hintsOf(working.path, asked);
  const places = placesOf(drawing, asked);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  function check(event: FormEvent) {
    event.preventDefault();
    const judged = blanks.map((blank, index) => answerVerdict(entries[index]!, blank));
    setVerdicts(judged);
    if (judged.every((verdict) => verdict === "right")) onStep(number);
    else form.current?.querySelector<HTMLElement>(`[name="${judged.findIndex(isBad)}"]`)?.focus();
  }
  const field = (index: number) => {
    const { value, label } = blanks[index]!;
    return (
      <input
        name={`${index}`}
        className="field turn-blank"
        style={{ inlineSize: `${Math.max(2, value.length) + 2}ch` }}
        aria-label={`${label ? `${label}: ` : ""}Blank ${index + 1} of ${blanks.length}`}
        aria-invalid={isBad(verdicts[index]) || undefined}
        data-right={verdicts[index] === "right" || undefined}
        autoComplete="off"
        inputMode={/^\d+$/.test(value) ? "numeric" : "text"}
        value={entries[index]}
        onChange={({ target }) => setEntries(entries.with(index, target.value))}
      />
    );
  };
  const elsewhere = [...blanks.keys()].filter((index) => ![...places.values()].includes(index));
  const sentences = verdicts.flatMap((verdict, index) =>
    isBad(verdict) ? [verdictSentence(verdict, entries[index]!, blanks[index]!)] : [],
  );
  return (
    <form ref={form} className="turn" onSubmit={check} noValidate>
      {before && (
        <p className="turn-said" role="status">
          <Icon name="tick" />
          <span>
            <ShownWords of={before.description} /> <ShownMaths of={before.notation} />
          </span>
        </p>
      )}
      <p className="turn-task">
        <ShownWords of={taskOf(asked, blanks.length)} />
      </p>
      {working.steps.some(hasBars) && (
        <p className="note">Type a digit with a bar as −3, as 3̄ or as bar 3.</p>
      )}
      {crosswise && column && isDrawn(crosswise) && (
        <ColumnDrawing
          {...crosswise}
          steps={working.steps.flatMap((step) => step.column ?? [])}
          present={column}
          sentence={columnQuestion(column, crosswise.columns)}
        />
      )}
      <Board
        drawing={withNames(drawing, number)}
        upTo={number - 1}
        present={0}
        blank={(mark) => (places.has(mark) ? field(places.get(mark)!) : null)}
      />
      {elsewhere.map((index) => (
        <p key={index} className="above">
          {blanks[index]!.label} {field(index)}
        </p>
      ))}
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
      <FocusPlace className="row above-l">
        <Button type="submit" variant="filled">
          Check
        </Button>
        {hintCount < hints.length && (
          <Button onClick={() => setHintCount(hintCount + 1)}>
            {hintCount === 0 ? "A hint" : "Another hint"}
          </Button>
        )}
        <Button onClick={() => onStep(number)}>Show me</Button>
        <Button onClick={onEnd}>Back to the working</Button>
      </FocusPlace>
    </form>
  );
}

// A step whose number the board has no place for is only told.
const isAskedOn = (drawing: Drawing, step: WorkedStep): boolean =>
  asksOf(step).length > 0 &&
  drawing.marks.some(
    (mark) => mark.step === step.number && (mark.look === "found" || mark.look === "line"),
  );

/** Where the board shows what a step finds: for each such mark its blank. Others stand below it. */
function placesOf({ marks }: Drawing, asked: WorkedStep): ReadonlyMap<Mark, number> {
  const places = new Map<Mark, number>();
  for (const [index, { value }] of asksOf(asked).entries()) {
    const place = marks.find(
      (mark) =>
        mark.step === asked.number &&
        mark.finds !== undefined &&
        !places.has(mark) &&
        isSameNumber(mark.finds, value),
    );
    if (place) places.set(place, index);
  }
  return places;
}

// The words that come with what a step asks for tell its blanks apart, if they give no number away.
const withNames = (drawing: Drawing, asked: number): Drawing => ({
  ...drawing,
  marks: drawing.marks.map((mark) =>
    mark.step === asked && mark.look === "label" && !/\d/.test(notationText(mark.shows))
      ? { ...mark, step: 0 }
      : mark,
  ),
});

const hasBars = ({ notation }: WorkedStep) =>
  notation.some(
    (part) =>
      typeof part === "object" && part.kind === "bars" && part.digits.some((digit) => digit < 0),
  );

const isBad = (verdict: Verdict | undefined) => verdict !== undefined && verdict !== "right";
