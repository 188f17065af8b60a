import { rgbToHex } from "#domain/colour/oklch.ts";
import { Field } from "../../../ui/controls/field.tsx";
import { isBeyondScreens, type Notation, PARTS } from "./notations.ts";
import { Swatch } from "./swatch.tsx";
import type { ColourEntry } from "./use-colour-entry.ts";

/** The colour picker, and fields for the colour in three notations. */
export function ColourFields({ colour }: { colour: ColourEntry }) {
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
      <div className="grid gap-5">
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
  readonly colour: ColourEntry;
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
