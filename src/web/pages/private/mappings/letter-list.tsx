import type { ReactNode } from "react";
import { LetterCell } from "./letter-cell.tsx";
import type { Forms, Large } from "./scripts.ts";

interface LetterListProps<Letter> {
  readonly label: string;
  readonly letters: readonly Letter[];
  readonly large: Large;
  /** Content beside a letter. */
  readonly numberOf: (letter: Letter) => ReactNode;
}

/** Letters side by side, as many as fit, each with its number. */
export function LetterList<Letter extends { readonly forms: Forms }>(
  props: LetterListProps<Letter>,
) {
  const { label, letters, large, numberOf } = props;
  return (
    <ol className="letter-list" aria-label={label}>
      {letters.map((letter) => (
        <li key={letter.forms.latin}>
          <LetterCell forms={letter.forms} large={large}>
            {numberOf(letter)}
          </LetterCell>
        </li>
      ))}
    </ol>
  );
}
