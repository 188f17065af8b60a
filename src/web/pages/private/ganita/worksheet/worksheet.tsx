import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import { CALCULATOR_AT, type CalculatorPath } from "#domain/ganita/ganita.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { CopyButton } from "../../../../ui/controls/copy-button.tsx";
import { Segmented } from "../../../../ui/controls/segmented.tsx";
import { Computed } from "../../../../ui/text/computed.tsx";
import { Board } from "../board/board.tsx";
import { ShownMaths } from "../digits/digits-shown.tsx";
import type { CalculatorForm } from "../form/calculator-form-of.ts";
import { type Problem, problemsOf } from "./problems.ts";
import { COUNTS, LEVELS, readSheet, type Sheet } from "./sheet.ts";
import { newSeed } from "./sheet-address.ts";
import "./worksheet.css";

interface WorksheetProps {
  readonly path: CalculatorPath;
  readonly form: CalculatorForm;
  /** The address of the page, with the sheet. */
  readonly parameters: URLSearchParams;
  /** Asks for another sheet. */
  readonly onSheet: (sheet: Sheet) => void;
}

const COUNT_OPTIONS = COUNTS.map((value) => ({ value, label: value }));
const LEVEL_OPTIONS = LEVELS.map((value) => ({
  value,
  label: `${value[0]!.toUpperCase()}${value.slice(1)}`,
}));

/** Problems to solve on paper, and their key; both print, the key on a page of its own. */
export function Worksheet({ path, form, parameters, onSheet }: WorksheetProps) {
  const sheet = readSheet(parameters);
  const { count, level, seed } = sheet;
  const [hasKey, setHasKey] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const problems = useMemo(
    () => problemsOf(path, form, { count, level, seed }),
    [path, form, count, level, seed],
  );
  useEffect(() => {
    // It returns a promise in new browsers, which React would take for a clean-up.
    top.current?.scrollIntoView?.({ block: "nearest" });
  }, []);

  const { name, modes } = CALCULATOR_AT[path];
  const mode = modes.find((each) => each.mode === form.mode)!;
  const title = [name, modes.length > 1 && mode.label, form.label].filter(Boolean).join(": ");
  return (
    <div className="worksheet" ref={top}>
      <div className="worksheet-choices no-print">
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
      </div>
      <p className="worksheet-ways no-print">
        <Button variant="filled" onClick={() => print()}>
          Print
        </Button>
        <Button onClick={() => onSheet({ ...sheet, seed: newSeed() })}>Other problems</Button>
        <Button aria-pressed={hasKey} onClick={() => setHasKey(!hasKey)}>
          Show the key
        </Button>
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
      <section
        className={hasKey ? "worksheet-key" : "worksheet-key worksheet-folded"}
        aria-label="Key"
      >
        <h3>Key to sheet {seed}</h3>
        <ol>
          {[...problems.entries()].map(([index, problem]) => (
            <KeyEntry key={index} problem={problem} place={index + 1} />
          ))}
        </ol>
      </section>
    </div>
  );
}

function KeyEntry({ problem, place }: { problem: Problem; place: number }) {
  const { question, answer, drawing } = problem;
  return (
    <li>
      <ShownMaths of={question} />{" "}
      <Computed>
        <ShownMaths of={answer} />
      </Computed>
      <Board
        drawing={drawing}
        upTo={Number.POSITIVE_INFINITY}
        present={0}
        name={`The working of problem ${place}`}
      />
    </li>
  );
}
