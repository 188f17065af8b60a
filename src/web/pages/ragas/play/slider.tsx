import { useId } from "react";

interface SliderProps {
  readonly label: string;
  /** The value with its unit. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider between two limits. */
export function Slider({ label, valueText, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <span className="num">{valueText}</span>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
