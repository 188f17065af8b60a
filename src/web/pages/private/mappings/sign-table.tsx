import type { ReactNode } from "react";
import { SCRIPTS } from "#domain/letters/letters.ts";
import { SCRIPT_NAMES } from "../../../ui/text/scripts.ts";
import { LetterForm } from "./letter-form.tsx";
import type { Forms, Large } from "./scripts.ts";

interface SignTableProps<Sign> {
  readonly title: string;
  readonly signs: readonly Sign[];
  readonly large: Large;
  /** What the first column says about a sign. */
  readonly heading: string;
  readonly headOf: (sign: Sign) => ReactNode;
}

/** Signs side by side in the four scripts. */
export function SignTable<Sign extends { readonly forms: Forms }>(props: SignTableProps<Sign>) {
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
