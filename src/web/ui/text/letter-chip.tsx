import type { ReactNode } from "react";
import { inkOn } from "#domain/colour/contrast.ts";
import { hexToRgb } from "#domain/colour/oklch.ts";

interface LetterChipProps {
  /** The colour as `#rrggbb`; null for a sign that has none. */
  readonly hex: string | null;
  /** The language tag of the letter: sa-Deva, kn, te, sa-Latn. */
  readonly lang?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A letter on its own colour, in whichever of the two inks contrasts better. The colour is drawn as
 * SVG: that works on pages without inline styles, and printers do not leave it out.
 */
export function LetterChip({ hex, lang, className = "", children }: LetterChipProps) {
  const rgb = hex === null ? null : hexToRgb(hex);
  const ink = rgb === null ? "none" : inkOn(rgb);
  return (
    <span className={`chip chip-${ink} ${className}`} lang={lang}>
      {rgb !== null && (
        <svg className="chip-ground" aria-hidden="true">
          <rect width="100%" height="100%" fill={hex!} />
        </svg>
      )}
      <span className="chip-letter">{children}</span>
    </span>
  );
}
