import { type FormEvent, Fragment, useEffect, useRef } from "react";
import { Alert } from "../../../../ui/alert.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { focusMover } from "../../../../ui/remembered-focus.ts";
import type { Draft } from "../address.ts";
import { ShownWords } from "../digits.tsx";
import { Maths } from "../notation/maths.tsx";
import { rowsOf } from "./entries.ts";
import { EntryField, EntryRows } from "./fields.tsx";
import type { FormField } from "./forms.ts";
import type { Problem } from "./problem.ts";

interface CalculatorFormProps {
  readonly draft: Draft;
  readonly problem: Problem | null;
  /** Also says that the calculation failed. */
  readonly showsAlert: boolean;
  readonly isCalculating: boolean;
  readonly onChange: (changes: Partial<Draft>) => void;
  readonly onCalculate: () => void;
}

/** The form for the numbers of a calculation. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { draft, problem, showsAlert, isCalculating, onChange, onCalculate } = props;
  const { form, entries } = draft;
  const element = useRef<HTMLFormElement>(null);
  const focusAfter = useRef<ReturnType<typeof focusMover> | null>(null);
  // A button that waits loses the focus; after a refusal it goes to what is to be mended.
  useEffect(() => {
    if (isCalculating || !problem) return;
    const form = element.current!;
    focusAfter.current?.(
      form.querySelector<HTMLElement>("[aria-invalid=true]") ?? form.querySelector("input"),
    );
    focusAfter.current = null;
  }, [isCalculating, problem]);

  function errorAt(field: FormField, row: string): string | undefined {
    const fault = problem?.faultOf(field, row);
    return fault ? `problem-${problem!.sentences.indexOf(fault)}` : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    focusAfter.current = focusMover();
    onCalculate();
  }

  return (
    <form ref={element} className="calculator-form" noValidate onSubmit={submit}>
      {form.formula && (
        <p className="calculator-formula">
          <Maths of={form.formula} />
        </p>
      )}
      {form.fields.map((field) => {
        const { name, opensLine } = field;
        const rows = rowsOf(field, entries);
        const errorsAt = rows.map((row) => errorAt(field, row));
        const change = (texts: readonly string[]) =>
          onChange({ entries: { ...entries, [name]: texts } });
        return (
          <Fragment key={name}>
            {opensLine && <span className="calculator-form-line" />}
            {field.kind === "numbers" || field.kind === "factors" ? (
              <EntryRows field={field} rows={rows} errorsAt={errorsAt} onChange={change} />
            ) : (
              <EntryField
                field={field}
                text={rows[0]!}
                errorAt={errorsAt[0]!}
                onChange={(text) => change([text])}
              />
            )}
          </Fragment>
        );
      })}
      <Button
        type="submit"
        variant="filled"
        className="calculate"
        loadingText={isCalculating ? "Calculating..." : null}
      >
        Calculate
      </Button>
      <div className="calculator-problem">
        {/* Below the whole row: a message within it would move the fields. */}
        {problem?.sentences.map((sentence, index) => (
          <Alert key={sentence} id={`problem-${index}`}>
            <ShownWords of={sentence} />
          </Alert>
        ))}
        {showsAlert && <Alert>Error while calculating!</Alert>}
      </div>
    </form>
  );
}
