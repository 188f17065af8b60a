import { KATTAIS } from "#domain/raga/kattai.ts";
import { Select } from "../../../ui/controls/select.tsx";

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
  return (
    <Select
      label={label}
      value={`${kattai}`}
      options={KATTAIS.map(({ kattai: name, note, hz }, index) => [
        `${index}`,
        `${name} kattai, ${note}, ${(hz * octave).toFixed(1)} Hz`,
      ])}
      onChange={(index) => onChange(Number(index))}
    />
  );
}
