import type { PlaceLetter } from "./place-letters.ts";
import { SCRIPT_COLUMNS } from "./scripts.ts";

interface LetterButtonProps {
  readonly letter: PlaceLetter;
  readonly className?: string;
}

/**
 * A letter on its colour in four scripts, the chosen one large. Whoever hears the page hears its
 * Latin name alone.
 */
export function LetterButton({ letter, className = "" }: LetterButtonProps) {
  const { forms, hex, ink } = letter;
  return (
    <button type="button" className={`letter${ink === "ivory" ? " letter-ivory" : ""}${className}`}>
      <svg aria-hidden="true">
        <rect fill={hex} />
      </svg>
      {SCRIPT_COLUMNS.map(({ script, lang }) => (
        <span key={script} lang={lang} aria-hidden={script === "latin" ? undefined : true}>
          {forms[script]}
        </span>
      ))}
    </button>
  );
}
