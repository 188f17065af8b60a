import type { FormEvent } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { ColourFields } from "./colour-fields.tsx";
import type { ColourEntry } from "./use-colour-entry.ts";

interface ColourFormProps {
  readonly colour: ColourEntry;
  /** Whether the letter of this colour is being looked for. */
  readonly isFinding: boolean;
  /** Called only if no field has an error. */
  readonly onFind: () => void;
}

/** The colour, and the button that finds its letter; if a field has an error, it gets the focus. */
export function ColourForm({ colour, isFinding, onFind }: ColourFormProps) {
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const refused = event.currentTarget.querySelector<HTMLElement>("[aria-invalid]");
    if (refused) refused.focus();
    else onFind();
  }

  return (
    <form onSubmit={find} noValidate>
      <ColourFields colour={colour} />
      <Button
        type="submit"
        variant="filled"
        className="mt-6"
        loadingText={isFinding ? "Finding..." : null}
      >
        Find the nearest letter
      </Button>
    </form>
  );
}
