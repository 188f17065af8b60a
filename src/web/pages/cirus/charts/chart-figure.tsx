import { useId, useRef, useState } from "react";
import { downloadCsv, type Sheet } from "../../../download/csv.ts";
import { downloadPng, downloadSvg } from "../../../download/download-drawing.ts";
import { DownloadNote } from "../../../download/download-note.tsx";
import { useDownload } from "../../../download/use-download.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { PlaceList } from "../lists/place.ts";
import { releasePage } from "../releases/dataset.ts";
import type { Chart } from "./chart.ts";
import { Poster } from "./poster.tsx";

interface ChartFigureProps {
  readonly chart: Chart;
  readonly width: number;
  /** The name of its files, without an extension. */
  readonly fileName: string;
  /** What it says of itself, a line each: see `aboutFigures`. */
  readonly about: readonly string[];
  /** The list whose figures it shows. */
  readonly list: PlaceList;
}

/** A picture with its title, its caveats and its source in it, the table behind it, and its files. */
export function ChartFigure({ chart, width, fileName, about, list }: ChartFigureProps) {
  const { title, note, hint, drawing } = chart;
  const ref = useRef<SVGSVGElement>(null);
  const captionId = useId();
  const { download, start } = useDownload();
  const below = [note, ...about].filter(Boolean);
  return (
    <figure className="chart" aria-labelledby={captionId}>
      <figcaption id={captionId} className="unseen">
        {[title, ...below].join(" ")}
      </figcaption>
      <Poster svgRef={ref} width={width} title={title} height={chart.height} below={below}>
        {drawing}
      </Poster>
      {hint && <p className="note">{hint}</p>}
      <div className="row no-print above-s">
        <Button onClick={() => downloadSvg(fileName, ref.current!)}>Save as SVG</Button>
        <Button onClick={() => start(() => downloadPng(fileName, ref.current!))}>as PNG</Button>
        <Button onClick={() => downloadCsv(fileName, fileOf(chart, list))}>
          its figures as CSV
        </Button>
        <DownloadNote {...download} />
      </div>
      <ChartTable chart={chart} />
    </figure>
  );
}

// Its table, with where its figures come from and the day and page of their release.
function fileOf({ head, rows, origins }: Chart, { release, lastUpdated }: PlaceList): Sheet {
  const last = [lastUpdated ?? "", release && releasePage(release, location.origin)];
  return {
    head: [...head, ...origins.head, "Release", "Cite"],
    rows: rows.map((row, at) => [...row, ...origins.rows[at]!, ...last]),
  };
}

// Its rows, 780 of them behind some pictures, are drawn when it is opened.
function ChartTable({ chart: { title, head, rows } }: Pick<ChartFigureProps, "chart">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="chart-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The figures as a table</summary>
      {isOpen && (
        <table className="ruled">
          <caption className="unseen">{title}</caption>
          <thead>
            <tr>
              {head.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, at) => (
                  <td key={head[at]} className="num">
                    {typeof cell === "number" ? Number(cell.toPrecision(6)) : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
