import type { ReactNode } from "react";
import { colourOf } from "#domain/colour/letter-colours.ts";
import { CONSONANTS, SCRIPTS, type Script } from "#domain/letters/letters.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { SCRIPT_LANGUAGES, SCRIPT_NAMES } from "../../../ui/text/scripts.ts";
import type { Forms } from "./sheet.ts";

/** What is shown large: one script, or all four for a wall. */
export type Large = Script | "all";

/** The choices of what is shown large. */
export const LARGE_CHOICES: readonly { readonly value: Large; readonly label: string }[] = [
  ...SCRIPTS.map((script) => ({ value: script, label: SCRIPT_NAMES[script] })),
  { value: "all", label: "All four" },
];

/** The base letter for signs that cannot stand alone. */
const CARRIER = CONSONANTS[0]!;

interface LetterFormProps {
  readonly forms: Forms;
  readonly script: Script;
  /** Whether it is shown on its colour. */
  readonly asChip?: boolean;
}

/** A letter or sign in one script; a dash if the script has none. */
export function LetterForm({ forms, script, asChip = false }: LetterFormProps) {
  const form = forms[script];
  const lang = SCRIPT_LANGUAGES[script];
  const text = form === "" ? <Missing /> : `${needsCarrier(form) ? CARRIER[script] : ""}${form}`;
  if (!asChip) return <span lang={lang}>{text}</span>;
  return (
    <LetterChip hex={form === "" ? null : (colourOf(forms.latin)?.hex ?? null)} lang={lang}>
      {text}
    </LetterChip>
  );
}

const needsCarrier = (form: string) => /^\p{M}/u.test(form);

function Missing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="unseen" lang="en">
        none
      </span>
    </>
  );
}

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
