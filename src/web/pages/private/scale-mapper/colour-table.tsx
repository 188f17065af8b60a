import type { ReactNode } from "react";
import type { ColourMappingsResponse } from "#contract/aryabhatta-answers.ts";
import { type InAddress, useAddress } from "../../../address/use-address.ts";
import { CopiedStatus, useCopied } from "../../../ui/controls/copied.tsx";
import { CopySwatch } from "../../../ui/controls/copy-swatch.tsx";
import { Segmented } from "../../../ui/controls/segmented.tsx";
import { EmptyPlate } from "../../../ui/loading/empty-plate.tsx";
import { standingAlone } from "../../../ui/standing-alone.ts";

const COPIED_MS = 1000;

const VIEWS = [
  { value: "table", label: "Table" },
  { value: "wall", label: "For a wall" },
] as const;

const IS_WALL: InAddress<boolean> = {
  names: ["view"],
  read: (parameters) => parameters.get("view") === "wall",
  write: (isWall) => ({ view: isWall && "wall" }),
};

type Row = ColourMappingsResponse["data"][number];

/** Every letter with its colour, in a table or large on a wall; pressing one copies its colour. */
export function ColourTable({ rows }: { rows: readonly Row[] }) {
  const [copied, copy] = useCopied(COPIED_MS);
  const { state: isWall, change } = useAddress(IS_WALL);
  if (rows.length === 0) return <EmptyPlate>No color mappings available</EmptyPlate>;
  const swatchOf = (row: Row) => (
    <CopySwatch
      hex={row.color_hex}
      label={`${row.devanagari_char}: copy ${row.color_hex}`}
      lang="sa-Deva"
      copied={copied}
      onCopy={copy}
    >
      <span className="scale-letter">{standingAlone(row.devanagari_char)}</span>
    </CopySwatch>
  );

  return (
    <>
      <div className="no-print">
        <Segmented
          legend="Show the letters as"
          options={VIEWS}
          value={isWall ? "wall" : "table"}
          onChange={(view) => change(view === "wall", "in place")}
        />
      </div>
      {isWall ? (
        <ul className="colour-wall above-l" aria-label="Colours of the letters">
          {rows.map((row) => (
            <li key={row.id}>
              {swatchOf(row)}
              <span className="num">{row.color_hex}</span>
              <span className="label">
                {row.colour_shade}, {row.sthana}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <TableOf rows={rows} swatchOf={swatchOf} />
      )}
      <CopiedStatus copied={copied} what="colour" />
    </>
  );
}

interface TableOfProps {
  readonly rows: readonly Row[];
  readonly swatchOf: (row: Row) => ReactNode;
}

function TableOf({ rows, swatchOf }: TableOfProps) {
  return (
    <div className="frame above-l">
      <table className="ruled colour-table folded">
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
              <th scope="row">{swatchOf(row)}</th>
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
  );
}
