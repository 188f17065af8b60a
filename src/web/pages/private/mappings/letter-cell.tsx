import type { ReactNode } from "react";
import { LetterForm } from "./letter-form.tsx";
import { type Forms, type Large, SCRIPT_COLUMNS } from "./scripts.ts";

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
        {SCRIPT_COLUMNS.map(({ value }) => (
          <LetterForm key={value} forms={forms} script={value} asChip />
        ))}
      </div>
    );
  }
  return (
    <div className="letter-cell">
      <LetterForm forms={forms} script={large} asChip />
      <span className="letter-cell-number">{children}</span>
      <span className="letter-cell-others">
        {SCRIPT_COLUMNS.filter(({ value }) => value !== large && forms[value] !== "").map(
          ({ value }) => (
            <LetterForm key={value} forms={forms} script={value} />
          ),
        )}
      </span>
    </div>
  );
}
