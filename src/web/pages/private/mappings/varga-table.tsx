import { STHANAS } from "#domain/sound/articulation.data.ts";
import { articulationOf } from "#domain/sound/articulation.ts";
import type { Large } from "./letter-cell.tsx";
import { LetterCell } from "./letter-cell.tsx";
import type { NumberedConsonant } from "./sheet.ts";

interface VargaTableProps {
  readonly rows: readonly (readonly NumberedConsonant[])[];
  readonly large: Large;
}

/** The consonants 1 to 25: a row for each place of articulation, a column for each manner. */
export function VargaTable({ rows, large }: VargaTableProps) {
  return (
    <table className="mapping-table varga">
      <caption className="unseen">Consonants 1 to 25 by place and manner</caption>
      <thead>
        <tr>
          <td className="row-head varga-head" rowSpan={2} />
          <th className="varga-head" scope="colgroup" colSpan={2}>
            Voiceless
          </th>
          <th className="varga-head" scope="colgroup" colSpan={2}>
            Voiced
          </th>
          <th className="varga-head" scope="col" rowSpan={2}>
            Nasal
          </th>
        </tr>
        <tr>
          <th className="varga-subhead" scope="col">
            plain
          </th>
          <th className="varga-subhead" scope="col">
            aspi&shy;rated
          </th>
          <th className="varga-subhead" scope="col">
            plain
          </th>
          <th className="varga-subhead" scope="col">
            aspi&shy;rated
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row[0]?.forms.latin ?? index}>
            <th className="row-head" scope="row">
              <PlaceName latin={row[0]?.forms.latin ?? ""} />
            </th>
            {row.map(({ forms, value }) => (
              <td key={forms.latin}>
                <LetterCell forms={forms} large={large}>
                  {value}
                </LetterCell>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The place of articulation, in English and Sanskrit. */
function PlaceName({ latin }: { latin: string }) {
  const articulation = articulationOf(latin);
  if (articulation === undefined) return null;
  const { english, sanskrit, iast } = STHANAS[articulation.sthana];
  return (
    <span className="row-head-words place-name">
      <b>{english}</b> <span lang="sa-Deva">{sanskrit}</span>{" "}
      <span className="iast" lang="sa-Latn">
        {iast}
      </span>
    </span>
  );
}
