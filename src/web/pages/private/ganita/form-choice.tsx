import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import type { Sutra } from "#domain/ganita/sutra.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import type { CalculatorForm } from "./calculator-form-of.ts";
import { FORMS } from "./forms.data.ts";

interface FormChoiceProps {
  readonly path: CalculatorPath;
  readonly modes: Sutra<CalculatorPath>["modes"];
  readonly form: CalculatorForm;
  readonly onChoose: (form: CalculatorForm) => void;
}

/** What a calculator does, and its modes if there is a choice. */
export function FormChoice({ path, modes, form, onChoose }: FormChoiceProps) {
  const forms: readonly CalculatorForm[] = FORMS[path];
  const modeOf = ({ fixed }: CalculatorForm) => `${fixed.mode ?? modes[0]!.mode}`;
  const ways = forms.filter((other) => modeOf(other) === modeOf(form));

  return (
    <div className="form-choice">
      {modes.length > 1 && (
        <Segmented
          legend="What to work out"
          options={modes.map(({ mode, label }) => ({ value: `${mode}`, label }))}
          value={modeOf(form)}
          onChange={(mode) => onChoose(forms.find((other) => modeOf(other) === mode)!)}
        />
      )}
      {ways.length > 1 && (
        <Segmented
          legend="In which form"
          options={ways.map(({ label = "" }) => ({ value: label, label }))}
          value={form.label ?? ""}
          onChange={(label) => onChoose(ways.find((way) => way.label === label)!)}
        />
      )}
    </div>
  );
}
