import { SCRIPTS } from "#domain/letters/letters.ts";
import { SCRIPT_LANGUAGES } from "../../../ui/text/scripts.ts";
import type { PlaceLetter } from "./place-letters.ts";

/** Plays letters one after another. */
export type Hear = (letters: readonly PlaceLetter[]) => void;

interface LetterButtonProps {
  readonly letter: PlaceLetter;
  readonly className?: string;
  /** Whether it is the letter that is shown. */
  readonly isPressed?: boolean;
  readonly onHear: Hear;
}

/**
 * A letter on its colour in four scripts, the chosen one large. Whoever hears the page hears its
 * Latin name alone.
 */
export function LetterButton({ letter, className = "", isPressed, onHear }: LetterButtonProps) {
  const { forms, hex, ink } = letter;
  return (
    <button
      type="button"
      className={`letter${ink === "ivory" ? " letter-ivory" : ""}${className}`}
      aria-pressed={isPressed || undefined}
      onClick={() => onHear([letter])}
    >
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
