import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { CALCULATOR_AT, type CalculatorPath } from "#domain/ganita/ganita.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { CopyButton } from "../../../../ui/controls/copy-button.tsx";
import { Segmented } from "../../../../ui/controls/segmented.tsx";
import { FocusPlace } from "../../../../ui/focus-place.tsx";
import { LeafRow } from "../../../../ui/frame/leaf-row.tsx";
import { Computed } from "../../../../ui/text/computed.tsx";
import { type CalculatorAddress, COUNTS, LEVELS, type Sheet } from "../address.ts";
import { Board } from "../board/board.tsx";
import { ColumnStrip } from "../crosswise/column-strip.tsx";
import { ShownMaths } from "../digits.tsx";
import type { CalculatorForm } from "../form/forms.ts";
import { exampleOf, type Problem, problemsOf } from "./problems.ts";
import "../crosswise/crosswise.css";
import "./worksheet.css";

interface WorksheetRowProps {
  readonly path: CalculatorPath;
  /** The form that is chosen, of which a sheet is made. */
  readonly chosen: CalculatorForm;
  readonly address: CalculatorAddress;
  readonly onSheet: (form: CalculatorForm, sheet: Sheet) => void;
}

/** A sheet of problems to print, or the button that makes one. */
export function WorksheetRow({ path, chosen, address, onSheet }: WorksheetRowProps) {
  const { form, sheet } = address;
  return (
    <LeafRow title="Worksheet" note="Problems to print, with answers that show the working.">
      <FocusPlace>
        {sheet ? (
          <Worksheet path={path} form={form} sheet={sheet} onSheet={(to) => onSheet(form, to)} />
        ) : (
          <Button
            className="only-on-screen"
            onClick={() =>
              onSheet(chosen, { count: 10, level: "easy", seed: newSeed(), hasKey: false })
            }
          >
            Make a worksheet
          </Button>
        )}
      </FocusPlace>
    </LeafRow>
  );
}

// Hardly used before: four letters and digits.
const newSeed = (): string =>
  Math.floor(Math.random() * 36 ** 4)
    .toString(36)
    .padStart(4, "0");

interface WorksheetProps {
  readonly path: CalculatorPath;
  readonly form: CalculatorForm;
  readonly sheet: Sheet;
  /** Asks for another sheet. */
  readonly onSheet: (sheet: Sheet) => void;
}

const COUNT_OPTIONS = COUNTS.map((value) => ({ value, label: value }));
const LEVEL_OPTIONS = LEVELS.map((value) => ({
  value,
  label: `${value[0]!.toUpperCase()}${value.slice(1)}`,
}));
const KEY_OPTIONS = [
  { value: "problems", label: "Problems" },
  { value: "key", label: "With answers" },
] as const;

/** Problems to solve on paper, and their key if it is wanted: on screen and on a page of its own. */
function Worksheet({ path, form, sheet, onSheet }: WorksheetProps) {
  const { count, level, seed, hasKey } = sheet;
  const top = useRef<HTMLDivElement>(null);
  const problems = useMemo(
    () => problemsOf(path, form, { count, level, seed }),
    [path, form, count, level, seed],
  );
  const example = useMemo(() => exampleOf(path, form), [path, form]);
  useEffect(() => {
    // It returns a promise in new browsers, which React would take for a clean-up.
    top.current?.scrollIntoView?.({ block: "nearest" });
  }, []);

  const { name, iast, meaning, modes } = CALCULATOR_AT[path];
  const mode = modes.find((each) => each.mode === form.mode)!;
  const title = [name, modes.length > 1 && mode.label, form.label].filter(Boolean).join(": ");
  return (
    <div className="worksheet" ref={top}>
      <div className="row below short-choices no-print">
        <Segmented
          legend="Problems"
          options={COUNT_OPTIONS}
          value={`${count}` as (typeof COUNTS)[number]}
          onChange={(value) => onSheet({ ...sheet, count: Number(value) })}
        />
        <Segmented
          legend="Difficulty"
          options={LEVEL_OPTIONS}
          value={level}
          onChange={(value) => onSheet({ ...sheet, level: value })}
        />
        <Segmented
          legend="Show and print"
          options={KEY_OPTIONS}
          value={hasKey ? "key" : "problems"}
          onChange={(value) => onSheet({ ...sheet, hasKey: value === "key" })}
        />
      </div>
      <p className="row below no-print">
        <Button variant="filled" onClick={() => print()}>
          Print
        </Button>
        <Button onClick={() => onSheet({ ...sheet, seed: newSeed() })}>New problems</Button>
        <CopyButton text={location.href} what="link">
          Copy link
        </CopyButton>
      </p>
      <section aria-label="Problems">
        <p className="worksheet-names">
          <span>Name</span>
          <span>Date</span>
        </p>
        <h3>{title}</h3>
        <p className="label">
          {level}, sheet {seed}
        </p>
        <p className="worksheet-task">
          Work each out by{" "}
          <i lang="sa-Latn" className="iast">
            {iast}
          </i>
          , {meaning}. Write every step under its problem.
        </p>
        {example && (
          <div className="worksheet-example">
            <Solved problem={example} before="Example" name="The working of the example" />
          </div>
        )}
        <ol
          className="worksheet-problems"
          style={{ "--rows": Math.ceil(problems.length / 2) } as CSSProperties}
        >
          {[...problems.entries()].map(([index, { question }]) => (
            <li key={index}>
              <ShownMaths of={question} />
            </li>
          ))}
        </ol>
      </section>
      {hasKey && (
        <section className="worksheet-key" aria-label="Answers">
          <h3>Answers to sheet {seed}</h3>
          <ol>
            {[...problems.entries()].map(([index, problem]) => (
              <li key={index}>
                <Solved problem={problem} name={`The working of problem ${index + 1}`} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

interface SolvedProps {
  readonly problem: Problem;
  /** A word before the question. */
  readonly before?: string;
  /** What its drawing is called. */
  readonly name: string;
}

function Solved({ problem: { question, answer, drawing, columns }, before, name }: SolvedProps) {
  return (
    <>
      <p>
        {before && <b>{before} </b>}
        <ShownMaths of={question} />{" "}
        <Computed>
          <ShownMaths of={answer} />
        </Computed>
      </p>
      {drawing && (
        <Board drawing={drawing} upTo={Number.POSITIVE_INFINITY} present={0} name={name} />
      )}
      {columns && <ColumnStrip {...columns} present={0} upTo={Number.POSITIVE_INFINITY} />}
    </>
  );
}
