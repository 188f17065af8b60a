import type { ReactNode } from "react";
import { SCRIPTS } from "#domain/letters/letters.ts";
import { LetterForm } from "./letter-form.tsx";
import type { Forms, Large } from "./scripts.ts";

interface LetterCellProps {
  readonly forms: Forms;
  readonly large: Large;
  /** The number beside the letter. */
  readonly children: ReactNode;
}

/**
 * A large letter on its colour, its number, and the letter in the other scripts; or all four large,
 * for a wall.
 */
export function LetterCell({ forms, large, children }: LetterCellProps) {
  if (large === "all") {
    return (
      <div className="letter-cell-wall">
        <span className="letter-cell-number">{children}</span>
        {SCRIPTS.map((script) => (
          <LetterForm key={script} forms={forms} script={script} asChip />
        ))}
      </div>
    );
  }
  return (
    <div className="letter-cell">
      <LetterForm forms={forms} script={large} asChip />
      <span className="letter-cell-number">{children}</span>
      <span className="letter-cell-others">
        {SCRIPTS.filter((script) => script !== large && forms[script] !== "").map((script) => (
          <LetterForm key={script} forms={forms} script={script} />
        ))}
      </span>
    </div>
  );
}
