import type { ReactNode } from "react";
import { LetterChip } from "../text/letter-chip.tsx";
import { type Copied, CopiedWords } from "./copied.tsx";
import "./copy-swatch.css";

interface CopySwatchProps {
  /** The colour as `#rrggbb`. */
  readonly hex: string;
  /** What pressing it does, for screen readers. */
  readonly label: string;
  /** The language of what stands on the colour. */
  readonly lang?: string;
  /** The outcome of the last copy, while it is shown; of any colour. */
  readonly copied: Copied | null;
  readonly onCopy: (hex: string) => void;
  readonly children: ReactNode;
}

/** Something on its colour. Pressing it copies the colour and reports that in its place. */
export function CopySwatch({ hex, label, lang, copied, onCopy, children }: CopySwatchProps) {
  const isShown = copied?.text === hex;
  return (
    <button
      type="button"
      className="copy-swatch"
      aria-label={isShown ? undefined : label}
      onClick={() => onCopy(hex)}
    >
      {isShown ? (
        <LetterChip hex={hex} className="copy-swatch-outcome">
          <CopiedWords state={copied.state} />
        </LetterChip>
      ) : (
        <LetterChip hex={hex} {...(lang && { lang })}>
          {children}
        </LetterChip>
      )}
    </button>
  );
}
