import { Icon } from "../../../ui/icon.tsx";
import { standingAlone } from "../../../ui/standing-alone.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";

interface CopySwatchProps {
  readonly hex: string;
  readonly letter: string;
  /** The outcome of the last copy, while it is shown. */
  readonly state: "ready" | "copied" | "refused";
  readonly onCopy: () => void;
}

/** A letter on its colour; pressing it copies the colour and reports that in place. */
export function CopySwatch({ hex, letter, state, onCopy }: CopySwatchProps) {
  if (state === "ready") {
    return (
      <button
        type="button"
        className="copy-swatch"
        aria-label={`${letter}: copy ${hex}`}
        onClick={onCopy}
      >
        <LetterChip hex={hex} lang="sa-Deva" className="scale-letter">
          {standingAlone(letter)}
        </LetterChip>
      </button>
    );
  }
  return (
    <button type="button" className="copy-swatch" onClick={onCopy}>
      <LetterChip hex={hex} className="copy-swatch-done">
        <Icon name={state === "copied" ? "tick" : "warning"} />
        {state === "copied" ? "Copied!" : "Not copied"}
      </LetterChip>
    </button>
  );
}
