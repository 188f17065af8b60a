import { CALCULATOR_AT, type CalculatorPath } from "#domain/ganita/ganita.ts";
import { Segmented } from "../../../../ui/controls/segmented.tsx";
import { type CalculatorForm, formsOf } from "./calculator-form-of.ts";

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
    <div className="form-choice">
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
          legend="In which form"
          options={ways.map(({ label }) => ({ value: `${label}`, label: `${label}` }))}
          value={`${form.label}`}
          onChange={(label) => onChoose(ways.find((way) => way.label === label)!)}
        />
      )}
    </div>
  );
}
