// The files inside a workbook, as ECMA-376 names them.

/** A number, a text, or a text that heads a column. */
export type Cell = string | number | { readonly heading: string };

/** A sheet of a workbook. */
export interface WorkbookSheet {
  readonly name: string;
  /** In characters, from the first column. */
  readonly widths: readonly number[];
  /** Whether the first row and the first column stay in view. */
  readonly hasFixedHead?: boolean;
  readonly rows: readonly (readonly Cell[])[];
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "http://schemas.openxmlformats.org/package/2006/content-types";
const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const OPENING = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The second of the two cell formats in `styles`: bold, wrapped, at the bottom. */
const HEADING_STYLE = 1;

/** Where the sheet of this index lies in the workbook. */
export const sheetPath = (at: number) => `xl/worksheets/sheet${at + 1}.xml`;

/** Writes a sheet, a piece for each row; puts its texts among the shared strings. */
export function* sheet(
  { widths, hasFixedHead, rows }: WorkbookSheet,
  strings: Map<string, number>,
): Generator<string> {
  yield `${OPENING}<worksheet xmlns="${MAIN}">`;
  if (hasFixedHead) {
    yield '<sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>';
  }
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `<cols>${columns.join("")}</cols><sheetData>`;
  for (const [at, row] of rows.entries()) {
    const cells = row.map((cell, column) =>
      cellXml(cell, `${columnName(column)}${at + 1}`, strings),
    );
    yield `<row r="${at + 1}">${cells.join("")}</row>`;
  }
  yield "</sheetData></worksheet>";
}

/** Writes the texts of all sheets, a piece for each. */
export function* sharedStrings(strings: ReadonlyMap<string, number>): Generator<string> {
  yield `${OPENING}<sst xmlns="${MAIN}" uniqueCount="${strings.size}">`;
  for (const text of strings.keys()) yield `<si><t xml:space="preserve">${escaped(text)}</t></si>`;
  yield "</sst>";
}

/** The files that hold the sheets together, by path. */
export function frame(sheetNames: readonly string[]): ReadonlyMap<string, string> {
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${SPREADSHEET}.${type}+xml"/>`;
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return new Map([
    [
      "[Content_Types].xml",
      `${OPENING}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override("xl/workbook.xml", "sheet.main")}${sheetNames.map((_, at) => override(sheetPath(at), "worksheet")).join("")}${override("xl/styles.xml", "styles")}${override("xl/sharedStrings.xml", "sharedStrings")}</Types>`,
    ],
    [
      "_rels/.rels",
      `${OPENING}<Relationships xmlns="${RELATIONSHIPS}">${relationship("workbook", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    ],
    [
      "xl/workbook.xml",
      `${OPENING}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheetNames.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="sheet${at + 1}"/>`).join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `${OPENING}<Relationships xmlns="${RELATIONSHIPS}">${sheetNames.map((_, at) => relationship(`sheet${at + 1}`, "worksheet", `worksheets/sheet${at + 1}.xml`)).join("")}${relationship("styles", "styles", "styles.xml")}${relationship("strings", "sharedStrings", "sharedStrings.xml")}</Relationships>`,
    ],
    [
      "xl/styles.xml",
      `${OPENING}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1" applyAlignment="1"><alignment vertical="bottom" wrapText="1"/></xf></cellXfs></styleSheet>`,
    ],
  ]);
}

function cellXml(cell: Cell, place: string, strings: Map<string, number>): string {
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  const text = typeof cell === "string" ? cell : cell.heading;
  if (text === "") return "";
  const style = typeof cell === "string" ? "" : ` s="${HEADING_STYLE}"`;
  return `<c r="${place}" t="s"${style}><v>${indexOf(text, strings)}</v></c>`;
}

function indexOf(text: string, strings: Map<string, number>): number {
  const known = strings.get(text);
  if (known !== undefined) return known;
  strings.set(text, strings.size);
  return strings.size - 1;
}

// A to Z, then AA to ZZ.
const columnName = (at: number): string =>
  (at < 26 ? "" : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

// XML knows no control characters but tab and the ends of lines.
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r\u007F-\u009F]|[\uFFFE\uFFFF]/gu, "")
    .replace(/[&<>"\r]/g, (sign) => ENTITIES[sign]!);
