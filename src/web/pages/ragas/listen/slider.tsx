import { useId } from "react";

interface SliderProps {
  readonly label: string;
  /** The value with its unit. */
  readonly told: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider between two limits. */
export function Slider({ label, told, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <span className="num">{told}</span>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={told}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
