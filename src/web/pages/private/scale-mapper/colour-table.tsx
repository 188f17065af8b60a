import type { ColourMappingsResponse } from "#contract/aryabhatta.ts";
import { EmptyPlate } from "../../../ui/empty-plate.tsx";
import { useCopied } from "../../../ui/use-copied.ts";
import { CopySwatch } from "./copy-swatch.tsx";

const COPIED_MS = 1000;

/** Every letter with its colour; pressing one copies its colour. */
export function ColourTable({ rows }: { rows: ColourMappingsResponse["data"] }) {
  const [copied, copy] = useCopied(COPIED_MS);
  if (rows.length === 0) return <EmptyPlate>No color mappings available</EmptyPlate>;
  return (
    <>
      <div className="frame">
        <table className="ruled colour-table">
          <caption className="unseen">Colours of the letters</caption>
          <thead>
            <tr>
              <th scope="col">Character</th>
              <th scope="col" className="end">
                Id
              </th>
              <th scope="col">Hex</th>
              <th scope="col">RGB</th>
              <th scope="col">Shade</th>
              <th scope="col">Sthana</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <CopySwatch
                    hex={row.color_hex}
                    letter={row.devanagari_char}
                    state={copied?.text === row.color_hex ? copied.state : "ready"}
                    onCopy={() => copy(row.color_hex)}
                  />
                </th>
                <td className="end">{row.id}</td>
                <td>{row.color_hex}</td>
                <td>
                  {row.color_r}, {row.color_g}, {row.color_b}
                </td>
                <td>{row.colour_shade}</td>
                <td>{row.sthana}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="unseen">
        {copied?.state === "copied" && `Copied colour ${copied.text}`}
        {copied?.state === "refused" && "This browser did not let the page copy."}
      </p>
    </>
  );
}
