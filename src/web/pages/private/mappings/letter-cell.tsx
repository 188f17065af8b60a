import type { ReactNode } from "react";
import type { Script } from "#domain/numeration/script.ts";
import { LetterForm } from "./letter-form.tsx";
import { type Forms, SCRIPT_COLUMNS } from "./scripts.ts";

interface LetterCellProps {
  readonly forms: Forms;
  readonly large: Script;
  /** The number beside the letter. */
  readonly children: ReactNode;
}

/** A large letter on its colour, its number, and the letter in the other scripts. */
export function LetterCell({ forms, large, children }: LetterCellProps) {
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
