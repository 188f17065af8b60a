import "./figures-table.css";
import { statusText } from "../figures/figure-text.ts";
import type { ShownTable } from "./shown-table.ts";

/** A whole table as plain text, for paper, for Find of the browser and for copying. */
export function FiguresTable({ table }: { table: ShownTable }) {
  const { nameLabels, columns, rows, title } = table;
  const isShown = (_: unknown, at: number) => !columns[at]!.isOnlyInFiles;
  return (
    <table className="figures-table">
      <caption className="unseen">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{nameLabels.join(", ")}</th>
          {columns.filter(isShown).map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, names: [name, ...around], figures }) => (
          <tr key={id}>
            <th scope="row">
              {name} <small>{[...new Set(around)].filter((one) => one !== name).join(", ")}</small>
            </th>
            {figures.filter(isShown).map(({ text, status, value, range }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in their order.
              <td key={at}>
                {text}{" "}
                <small className="uncopied">
                  {status ? statusText(status, value) : range && `range ${range}`}
                </small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
