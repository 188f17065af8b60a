import { useId } from "react";
import { Check } from "../../../ui/controls/check.tsx";
import { Segmented } from "../../../ui/controls/segmented.tsx";
import { KattaiField } from "./kattai-field.tsx";
import { FASTEST, type PlaySettings, SLOWEST } from "./play-settings.ts";

interface PlaySettingsFormProps {
  readonly settings: PlaySettings;
  readonly onChange: (part: Partial<PlaySettings>) => void;
}

const OCTAVES = [
  { value: "middle", label: "Middle" },
  { value: "lower", label: "Lower" },
] as const;
const TUNINGS = [
  { value: "just", label: "Just" },
  { value: "equal", label: "Equal" },
] as const;

/** The starting note, tempo and direction of a scale. */
export function PlaySettingsForm({ settings, onChange }: PlaySettingsFormProps) {
  const { kattai, octave, tuning, notesPerMinute, drone, droneLoudness, repeats } = settings;
  return (
    <div className="play-settings">
      <KattaiField
        label="Tonic, Sa"
        kattai={kattai}
        octave={octave === "lower" ? 0.5 : 1}
        onChange={(chosen) => onChange({ kattai: chosen })}
      />
      <Segmented
        legend="Octave"
        options={OCTAVES}
        value={octave}
        onChange={(chosen) => onChange({ octave: chosen })}
      />
      <Segmented
        legend="Tuning"
        options={TUNINGS}
        value={tuning}
        onChange={(chosen) => onChange({ tuning: chosen })}
      />
      <Slider
        label="Tempo"
        valueText={`${notesPerMinute} notes a minute`}
        min={SLOWEST}
        max={FASTEST}
        step={5}
        value={notesPerMinute}
        onChange={(chosen) => onChange({ notesPerMinute: chosen })}
      />
      <div className="play-switches">
        <Check checked={repeats} onChange={(event) => onChange({ repeats: event.target.checked })}>
          Repeat until stopped
        </Check>
        <Check checked={drone} onChange={(event) => onChange({ drone: event.target.checked })}>
          Drone on Sa and Pa
        </Check>
      </div>
      {drone && (
        <Slider
          label="Drone"
          valueText={`${droneLoudness} % loud`}
          min={0}
          max={100}
          step={5}
          value={droneLoudness}
          onChange={(chosen) => onChange({ droneLoudness: chosen })}
        />
      )}
    </div>
  );
}

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
function Slider({ label, valueText, onChange, ...range }: SliderProps) {
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
