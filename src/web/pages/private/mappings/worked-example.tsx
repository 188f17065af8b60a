import type { ReactNode } from "react";
import { colourOf } from "#domain/colour/letter-colours.ts";
import { groupedText } from "#domain/exact/digit-grouping.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { useGrouping } from "../../../ui/text/digit-grouping.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";

/** One word read letter by letter, shown before the rule. */
export function WorkedExample() {
  const [grouping] = useGrouping();
  return (
    <table className="ruled serif worked-example">
      <caption>
        <span lang="sa-Deva">ख्युघृ</span>{" "}
        <span className="iast" lang="sa-Latn">
          khyughṛ
        </span>
        , <cite>Āryabhaṭīya</cite>, Gītikāpāda 1.3, read from the tables below
      </caption>
      <tbody>
        <tr>
          <th scope="row">
            <Letter latin="kh">ख्</Letter> <Letter latin="y">य</Letter> <Letter latin="u">ु</Letter>
          </th>
          <td>
            (2 + 30) × <PowerOfTen exponent={4} />
          </td>
          <td className="end">
            <Computed>{groupedText("320000", grouping)}</Computed>
          </td>
        </tr>
        <tr>
          <th scope="row">
            <Letter latin="gh">घ</Letter> <Letter latin="ṛ">ृ</Letter>
          </th>
          <td>
            4 × <PowerOfTen exponent={6} />
          </td>
          <td className="end">
            <Computed>{groupedText("4000000", grouping)}</Computed>
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>The years in a yuga</td>
          <td className="end">
            <Computed>{groupedText("4320000", grouping)}</Computed>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Letter({ latin, children }: { latin: string; children: ReactNode }) {
  return (
    <LetterChip hex={colourOf(latin)?.hex ?? null} lang="sa-Deva">
      {children}
    </LetterChip>
  );
}
