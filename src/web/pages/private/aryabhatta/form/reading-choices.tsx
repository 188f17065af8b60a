import { SCRIPTS } from "#domain/letters/letters.ts";
import { Segmented } from "../../../../ui/controls/segmented.tsx";
import { SCRIPT_NAMES } from "../../../../ui/text/scripts.ts";
import { SCHEME_OPTIONS } from "./latin-schemes.ts";
import type { Draft } from "./use-reading-form.ts";

const SCRIPT_OPTIONS = SCRIPTS.map((value) => ({ value, label: SCRIPT_NAMES[value] }));
const INPUT_OPTIONS = [
  { value: "word", label: "Word" },
  { value: "sentence", label: "Sentence" },
] as const;

interface ReadingChoicesProps {
  readonly draft: Draft;
  readonly onChange: (changes: Partial<Draft>) => void;
}

/** How the text is written: its script, word or sentence, and for Latin the transliteration. */
export function ReadingChoices({ draft, onChange }: ReadingChoicesProps) {
  return (
    <div className="reading-choices">
      <Segmented
        legend="Script"
        options={SCRIPT_OPTIONS}
        value={draft.script}
        onChange={(script) => onChange({ script })}
      />
      <Segmented
        legend="Input"
        options={INPUT_OPTIONS}
        value={draft.inputType}
        onChange={(inputType) => onChange({ inputType })}
      />
      {draft.script === "latin" && (
        <Segmented
          legend="Latin spelling"
          options={SCHEME_OPTIONS}
          value={draft.scheme}
          onChange={(scheme) => onChange({ scheme })}
        />
      )}
    </div>
  );
}
