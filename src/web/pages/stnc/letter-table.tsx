import { inkOn } from "#domain/colour/contrast.ts";
import { hexToRgb } from "#domain/colour/oklch.ts";
import type { PlaceLetter } from "./place-letters.ts";
import { SCRIPT_COLUMNS } from "./scripts.ts";

interface LetterTableProps {
  readonly caption: string;
  readonly letters: readonly PlaceLetter[];
}

/** Letters in four scripts side by side, each row on its letter's colour. */
export function LetterTable({ caption, letters }: LetterTableProps) {
  return (
    <table className="letters">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Effort</th>
          {SCRIPT_COLUMNS.map(({ script, name }) => (
            <th key={script} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {letters.map(({ latin, forms, articulation, effort, hex }) => (
          <tr
            key={latin}
            className={`letters-${inkOn(hexToRgb(hex)!)} ${articulation.prayatna.replaceAll(" ", "-")}`}
          >
            <th scope="row">
              {effort}
              <svg className="letters-strip" aria-hidden="true">
                <rect width="100%" height="100%" fill={hex} />
              </svg>
            </th>
            {SCRIPT_COLUMNS.map(({ script, lang }) => (
              <td key={script} lang={lang}>
                {forms[script]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
