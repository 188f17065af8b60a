import { SIGNS } from "#domain/letters/signs.data.ts";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import type { Large } from "./scripts.ts";
import type { Sheet } from "./sheet.ts";
import { SignTable } from "./sign-table.tsx";

// The only modifier for which Latin has no letter.
const VIRAMA_NAME = "virāma";

/** Matras and modifiers, side by side where there is room. */
export function Signs({ sheet, large }: { sheet: Sheet; large: Large }) {
  return (
    <div className="sign-tables">
      <SignTable
        title="Matras, on k"
        signs={sheet.matras}
        large={large}
        heading="Place"
        headOf={({ exponent }) => <PowerOfTen exponent={exponent} />}
      />
      <SignTable
        title="Modifiers, on k"
        signs={sheet.modifiers}
        large={large}
        heading="Name"
        headOf={({ forms }) =>
          SIGNS.find(({ latin }) => latin === forms.latin)?.name ?? VIRAMA_NAME
        }
      />
    </div>
  );
}
