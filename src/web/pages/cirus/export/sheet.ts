import { TERMS } from "#domain/risk/sources.data.ts";
import { downloadCsv, type Sheet } from "../../../download/csv.ts";
import { STATUS_WORDS } from "../figures/figure-text.ts";
import type { ShownFigure } from "../figures/ranked.ts";
import type { ShownTable } from "./shown-table.ts";

/**
 * Lays out a table for a spreadsheet: names, rank and index, then every metric with columns for its
 * status, year and source, and the date, page and terms of the release. Figures are as shown on the
 * page.
 */
export function sheetOf({ nameLabels, columns, rows, lastUpdated, address }: ShownTable): Sheet {
  return {
    head: [
      ...nameLabels,
      ...columns.flatMap(({ label, isComputed }) =>
        isComputed ? [label] : [label, `${label}: status`, `${label}: year`, `${label}: source`],
      ),
      "Release",
      "Cite",
      "Terms",
    ],
    rows: rows.map(({ names, figures }) => [
      ...names,
      ...columns.flatMap(({ isComputed }, at) => {
        const figure = figures[at]!;
        const { status, year, source } = figure;
        const cell = shownCell(figure);
        // A rank has its shared place and its range beside it on the page, and in columns of their own here.
        if (at === 0) return [figure.value ?? figure.text];
        return isComputed ? [cell] : [cell, status ? STATUS_WORDS[status] : "", year, source];
      }),
      lastUpdated,
      address,
      TERMS,
    ]),
  };
}

/** Saves a table as a CSV file. */
export const downloadTable = (shown: ShownTable): void =>
  downloadCsv(shown.fileName, sheetOf(shown));

// A number with the decimals shown, or a text if there is none: "no data", "<1".
function shownCell({ value, text }: ShownFigure): string | number {
  const number = Number(text.replaceAll(",", ""));
  return value === null || Number.isNaN(number) ? text : number;
}
