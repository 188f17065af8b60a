import { useId } from "react";
import { KATTAIS } from "#domain/raga/tuning.ts";

interface KattaiFieldProps {
  readonly label: string;
  /** The index of one of the twelve. */
  readonly kattai: number;
  /** 1 in the octave from middle C, ½ in the one below. */
  readonly octave?: number;
  readonly onChange: (kattai: number) => void;
}

/** The choice of Sa among the twelve keys, each with kattai, note and frequency. */
export function KattaiField({ label, kattai, octave = 1, onChange }: KattaiFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field"
        value={kattai}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {KATTAIS.map(({ kattai: name, note, hz }, index) => (
          <option key={name} value={index}>
            {name} kattai, {note}, {(hz * octave).toFixed(1)} Hz
          </option>
        ))}
      </select>
    </div>
  );
}
