import { useId } from "react";

interface SegmentedProps<Value extends string> {
  readonly legend: string;
  /** Shows the legend to screen readers only, if the choices are clear without it. */
  readonly legendUnseen?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice among a few visible options: native radio buttons, so arrow keys move between them. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, legendUnseen = false, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={legendUnseen ? "unseen" : undefined}>{legend}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
