import { useId, useRef, useState } from "react";
import { PUBLISHER } from "#domain/risk/datasets.data.ts";
import { downloadCsv, type Sheet } from "../../../download/csv.ts";
import { downloadPng, downloadSvg } from "../../../download/download-drawing.ts";
import { DownloadNote } from "../../../download/download-note.tsx";
import { useDownload } from "../../../download/use-download.ts";
import { Button } from "../../../ui/controls/button.tsx";
import type { PlaceList } from "../lists/place.ts";
import { releasePage } from "../releases/dataset.ts";
import type { Chart } from "./chart.ts";

interface ChartFigureProps {
  readonly chart: Chart;
  readonly width: number;
  /** The name of its files, without an extension. */
  readonly fileName: string;
  readonly release: Pick<PlaceList, "release" | "lastUpdated">;
}

const NOTHING_TO_LOAD = async () => undefined;

/** The height of a line that says whose picture it is, in the picture, as it goes where that goes. */
const CREDIT_LINE = 20;

/** A picture with the table behind it, and its files. */
export function ChartFigure({ chart, width, fileName, release }: ChartFigureProps) {
  const { title, note, drawing, modelled } = chart;
  const credit = [
    `CIRUS, ${PUBLISHER}${release.lastUpdated ? `, as of ${release.lastUpdated}` : ""}`,
    ...(modelled ? [modelled] : []),
  ];
  const height = chart.height + CREDIT_LINE * credit.length;
  const ref = useRef<SVGSVGElement>(null);
  const captionId = useId();
  const { download, start } = useDownload();
  return (
    <figure className="chart" aria-labelledby={captionId}>
      <figcaption id={captionId}>
        <b>{title}</b>
      </figcaption>
      <svg ref={ref} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {drawing}
        {credit.map((line, at) => (
          <text
            key={line}
            className="chart-tick"
            x={0}
            y={chart.height + CREDIT_LINE * (at + 1) - 4}
          >
            {line}
          </text>
        ))}
      </svg>
      {note && <p className="note">{note}</p>}
      <div className="row no-print above-s">
        <Button onClick={() => downloadSvg(fileName, ref.current!)}>Save as SVG</Button>
        <Button onClick={() => start(NOTHING_TO_LOAD, () => downloadPng(fileName, ref.current!))}>
          as PNG
        </Button>
        <Button onClick={() => downloadCsv(fileName, fileOf(chart, release))}>
          its figures as CSV
        </Button>
        <DownloadNote {...download} />
      </div>
      <ChartTable chart={chart} />
    </figure>
  );
}

// Its table, with where its figures come from and the day and page of their release.
function fileOf(
  { head, rows, origins }: Chart,
  { release, lastUpdated }: ChartFigureProps["release"],
): Sheet {
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
