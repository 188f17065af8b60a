import { strFromU8, unzipSync } from "fflate";

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#13;": "\r",
};

const unescaped = (xml: string) => xml.replace(/&[^;]+;/g, (entity) => ENTITIES[entity]!);

/**
 * The cells of each sheet of an .xlsx file, by sheet name: numbers as numbers, texts as texts.
 *
 * @throws when the file is incomplete, or a cell is neither number nor text, such as a formula.
 */
export function readWorkbook(file: Buffer): ReadonlyMap<string, (string | number)[][]> {
  const files = unzipSync(file);
  const part = (path: string) => strFromU8(files[path]!);
  const strings = [...part("xl/sharedStrings.xml").matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(
    ([, text]) => unescaped(text!),
  );
  const names = [...part("xl/workbook.xml").matchAll(/<sheet name="([^"]*)"/g)].map(
    ([, name]) => name!,
  );
  const sheets = names.map((_, at) => rowsOf(part(`xl/worksheets/sheet${at + 1}.xml`), strings));
  return new Map(sheets.map((rows, at) => [names[at]!, rows]));
}

function rowsOf(sheet: string, strings: readonly string[]): (string | number)[][] {
  return [...sheet.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, , row]) => {
    const cells: (string | number)[] = [];
    const rest = row!.replace(
      /<c r="([A-Z]+)\d+"( t="s")?(?: s="\d+")?><v>([^<]+)<\/v><\/c>/g,
      (_, column: string, isText: string | undefined, value: string) => {
        const at = [...column].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
        while (cells.length < at) cells.push("");
        cells.push(isText ? strings[Number(value)]! : Number(value));
        return "";
      },
    );
    if (rest !== "") throw new Error(`No cell of a number or a text: ${rest.slice(0, 200)}`);
    return cells;
  });
}
