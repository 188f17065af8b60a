import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { goTo, useEntryState, useSearch } from "../../../../ui/address/address.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../../ui/focus-place.tsx";
import { LeafRow } from "../../../../ui/frame/leaf-row.tsx";
import { Awaited } from "../../../../ui/loading/awaited.tsx";
import { useLoaded } from "../../../../ui/loading/use-loaded.ts";
import type { CalculatorForm } from "../form/calculator-form-of.ts";
import type { Sheet } from "./sheet.ts";
import { newSeed, sheetSearch } from "./sheet-address.ts";

interface WorksheetRowProps {
  readonly path: CalculatorPath;
  /** The form that is chosen, of which a sheet is made. */
  readonly form: CalculatorForm;
  /** The form of the sheet in the address. */
  readonly shown: CalculatorForm;
}

// Few visitors print a sheet, and its problems come with the calculators themselves.
const loadWorksheet = async () => (await import("./worksheet.tsx")).Worksheet;

/** A sheet of problems to print, or the button that makes one. */
export function WorksheetRow({ path, form, shown }: WorksheetRowProps) {
  const [parameters] = useSearch();
  const isAsked = parameters.has("sheet");
  const worksheet = useLoaded(loadWorksheet, isAsked);
  const { questionId } = useEntryState();
  // The same question: what is typed and worked out beside the sheet stays.
  const show = (of: CalculatorForm, sheet: Sheet) =>
    goTo(sheetSearch(of, sheet, of === shown ? parameters : undefined), { state: { questionId } });
  return (
    <LeafRow title="A worksheet" note="Problems to print, with a key that shows the working.">
      <FocusPlace>
        {isAsked ? (
          <Awaited
            outcome={worksheet}
            loading="Making the sheet..."
            failed="The sheet could not be made."
          >
            {(Worksheet) => (
              <Worksheet
                path={path}
                form={shown}
                parameters={parameters}
                onSheet={(sheet) => show(shown, sheet)}
              />
            )}
          </Awaited>
        ) : (
          <Button
            className="only-on-screen"
            onClick={() => show(form, { count: 10, level: "easy", seed: newSeed() })}
          >
            Make a worksheet
          </Button>
        )}
      </FocusPlace>
    </LeafRow>
  );
}
