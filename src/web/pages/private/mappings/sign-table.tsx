import type { ReactNode } from "react";
import { SCRIPTS } from "#domain/letters/letters.ts";
import { SIGNS } from "#domain/letters/signs.data.ts";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { SCRIPT_NAMES } from "../../../ui/text/scripts.ts";
import { type Large, LetterForm } from "./letter-cell.tsx";
import type { Forms, Sheet } from "./sheet.ts";

interface SignTableProps<Sign> {
  readonly title: string;
  readonly signs: readonly Sign[];
  readonly large: Large;
  /** What the first column says about a sign. */
  readonly heading: string;
  readonly headOf: (sign: Sign) => ReactNode;
}

/** Signs side by side in the four scripts. */
function SignTable<Sign extends { readonly forms: Forms }>(props: SignTableProps<Sign>) {
  const { title, signs, large, heading, headOf } = props;
  return (
    <table className={`mapping-table ruled sign-table ${large === "all" ? "sign-table-wall" : ""}`}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th className="row-head" scope="col">
            <span className="row-head-words">{heading}</span>
          </th>
          {SCRIPTS.map((script) => (
            <th key={script} scope="col">
              {SCRIPT_NAMES[script]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {signs.map((sign) => (
          <tr key={sign.forms.devanagari}>
            <th className="row-head" scope="row">
              <span className="row-head-words">{headOf(sign)}</span>
            </th>
            {SCRIPTS.map((script) => (
              <td key={script}>
                <LetterForm
                  forms={sign.forms}
                  script={script}
                  asChip={large === "all" || script === large}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
