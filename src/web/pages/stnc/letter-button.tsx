import { SCRIPTS } from "#domain/letters/letters.ts";
import { SCRIPT_LANGUAGES } from "../../ui/text/scripts.ts";
import type { PlaceLetter } from "./place-letters.ts";

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
      {SCRIPTS.map((script) => (
        <span
          key={script}
          lang={SCRIPT_LANGUAGES[script]}
          aria-hidden={script === "latin" ? undefined : true}
        >
          {forms[script]}
        </span>
      ))}
    </button>
  );
}
