import type { FormEvent } from "react";
import { rgbToHex } from "#domain/colour/oklch.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Swatch } from "./nearest-letter.tsx";
import { isBeyondScreens, type Notation, PARTS } from "./notations.ts";
import type { Colour } from "./use-colour.ts";

interface ColourFormProps {
  readonly colour: Colour;
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
    <form className="above-l" onSubmit={find} noValidate>
      <ColourFields colour={colour} />
      <Button
        type="submit"
        variant="filled"
        className="above-l"
        loadingText={isFinding ? "Finding..." : null}
      >
        Find the nearest letter
      </Button>
    </form>
  );
}

/** The colour picker, and fields for the colour in three notations. */
function ColourFields({ colour }: { colour: Colour }) {
  const hex = rgbToHex(colour.rgb);
  return (
    <div className="colour-fields">
      <div className="colour-chosen">
        <Swatch hex={hex} />
        <label className="field-label" htmlFor="colour-picker">
          Pick a colour
        </label>
        <input
          id="colour-picker"
          className="field"
          type="color"
          value={hex}
          onChange={(event) => colour.write("hex", [event.currentTarget.value])}
        />
      </div>
      <div className="stack">
        <Parts colour={colour} notation="rgb" legend="RGB" />
        <Parts colour={colour} notation="hex" legend="Hex" />
        <Parts colour={colour} notation="oklch" legend="OKLCH" />
        {isBeyondScreens(colour.writing) && (
          <p className="note">No screen shows exactly this colour; the nearest is taken.</p>
        )}
      </div>
    </div>
  );
}

interface PartsProps {
  readonly colour: Colour;
  readonly notation: Notation;
  readonly legend: string;
}

/** The fields of one notation. */
function Parts({ colour, notation, legend }: PartsProps) {
  const texts = colour.textsIn(notation);
  const problems = colour.problemsIn(notation);
  return (
    <fieldset>
      <legend className="unseen">{legend}</legend>
      <div className="colour-parts">
        {PARTS[notation].map(({ label, hint }, index) => (
          <Field
            key={label}
            label={label}
            hint={hint}
            value={texts[index] ?? ""}
            error={problems[index] ?? null}
            onChange={(event) =>
              colour.write(notation, texts.with(index, event.currentTarget.value))
            }
            inputMode={notation === "hex" ? "text" : notation === "rgb" ? "numeric" : "decimal"}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
    </fieldset>
  );
}
