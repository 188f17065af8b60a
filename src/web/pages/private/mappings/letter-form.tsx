import { colourOf } from "#domain/colour/letter-colours.ts";
import { CONSONANTS, type Script } from "#domain/letters/letters.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { SCRIPT_LANGUAGES } from "../../../ui/text/scripts.ts";
import type { Forms } from "./scripts.ts";

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
