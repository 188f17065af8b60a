import type { Copied } from "../../ui/controls/use-copied.ts";
import { Icon } from "../../ui/icon.tsx";
import { LetterChip } from "../../ui/text/letter-chip.tsx";

interface RagaSwatchProps {
  readonly hex: string;
  readonly raga: string;
  /** The outcome of the last copy, while it is shown. */
  readonly state: Copied["state"] | "ready";
  readonly onCopy: () => void;
}

/** The colour of a raga. Pressing it copies its value and reports that in place. */
export function RagaSwatch({ hex, raga, state, onCopy }: RagaSwatchProps) {
  return (
    <button
      type="button"
      className="raga-swatch"
      aria-label={state === "ready" ? `${hex}, the colour of ${raga}: copy` : undefined}
      onClick={onCopy}
    >
      <LetterChip hex={hex}>
        {state === "ready" ? (
          <span className="raga-swatch-value">{hex}</span>
        ) : (
          <>
            <Icon name={state === "copied" ? "tick" : "warning"} />
            <b>{state === "copied" ? "Copied!" : "Not copied"}</b>
          </>
        )}
      </LetterChip>
    </button>
  );
}
