import { Segmented } from "../../../ui/controls/segmented.tsx";
import { KattaiField } from "../play/kattai-field.tsx";

/** The source of the sound, and the choice of Sa. */
export interface ListeningChoice {
  readonly source: "microphone" | "file";
  readonly saFrom: "sound" | "choice";
  /** The index of Sa in `KATTAIS`, if the visitor chooses it. */
  readonly kattai: number;
}

interface ListeningChoicesProps {
  readonly choice: ListeningChoice;
  readonly onChange: (part: Partial<ListeningChoice>) => void;
}

const SOURCES = [
  { value: "microphone", label: "Microphone" },
  { value: "file", label: "Audio file" },
] as const;

const SA_FROM = {
  microphone: [
    { value: "sound", label: "I sing it first" },
    { value: "choice", label: "I choose it" },
  ],
  file: [
    { value: "sound", label: "From the file" },
    { value: "choice", label: "I choose it" },
  ],
} as const;

/** The choices before listening. */
export function ListeningChoices({ choice, onChange }: ListeningChoicesProps) {
  const { source, saFrom, kattai } = choice;
  return (
    <div className="recognise-choices short-choices no-print">
      <Segmented
        legend="Sound from"
        options={SOURCES}
        value={source}
        onChange={(chosen) => onChange({ source: chosen })}
      />
      <Segmented
        legend="Sa"
        options={SA_FROM[source]}
        value={saFrom}
        onChange={(chosen) => onChange({ saFrom: chosen })}
      />
      {saFrom === "choice" && (
        <KattaiField
          label="Sa, in any octave"
          kattai={kattai}
          onChange={(chosen) => onChange({ kattai: chosen })}
        />
      )}
    </div>
  );
}
