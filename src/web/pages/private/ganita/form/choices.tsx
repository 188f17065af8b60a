import { CALCULATOR_AT, type CalculatorPath, examplesOf } from "#domain/ganita/ganita.ts";
import { followHere } from "../../../../address/history-entry.ts";
import { ButtonLink } from "../../../../ui/controls/button-link.tsx";
import { Segmented } from "../../../../ui/controls/segmented.tsx";
import { type Draft, searchOf, searchOfInput } from "../address.ts";
import { ShownWords } from "../digits.tsx";
import { type CalculatorForm, formsOf } from "./forms.ts";

interface FormChoiceProps {
  readonly path: CalculatorPath;
  readonly form: CalculatorForm;
  readonly onChoose: (form: CalculatorForm) => void;
}

/** What a calculator does, and its modes if there is a choice. */
export function FormChoice({ path, form, onChoose }: FormChoiceProps) {
  const forms = formsOf(path);
  const { modes } = CALCULATOR_AT[path];
  const ways = forms.filter(({ mode }) => mode === form.mode);
  return (
    <div className="row form-choice">
      {modes.length > 1 && (
        <Segmented
          legend="What to work out"
          options={modes.map(({ mode, label }) => ({ value: `${mode}`, label }))}
          value={`${form.mode}`}
          onChange={(mode) => onChoose(forms.find((other) => other.mode === mode)!)}
        />
      )}
      {ways.length > 1 && (
        <Segmented
          legend="Form"
          options={ways.map(({ label }) => ({ value: `${label}`, label: `${label}` }))}
          value={`${form.label}`}
          onChange={(label) => onChoose(ways.find((way) => way.label === label)!)}
        />
      )}
    </div>
  );
}

/** Example inputs for the chosen mode; pressing one fills the form and calculates. */
export function ExampleChips({ path, draft }: { path: CalculatorPath; draft: Draft }) {
  const { mode } = draft.form;
  const examples = examplesOf(CALCULATOR_AT[path]).filter((example) => example.mode === mode);
  const here = searchOf({ form: draft.form, entries: draft.entries });
  return (
    <nav className="row above-l example-chips" aria-label="Examples">
      <span className="label" aria-hidden="true">
        Examples
      </span>
      {examples.map(({ label, input }) => {
        const search = searchOfInput(path, input);
        return (
          <ButtonLink
            key={label}
            href={search}
            onClick={followHere}
            aria-current={search === here ? "true" : undefined}
          >
            <ShownWords of={label} />
          </ButtonLink>
        );
      })}
    </nav>
  );
}
