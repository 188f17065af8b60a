import { strToU8, Zip, ZipDeflate } from "fflate";
import * as parts from "./workbook-parts.ts";

/** Written between two turns of the page: some milliseconds' worth on a phone. */
const ROWS_AT_ONCE = 20;

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * Writes a workbook (Office Open XML, ECMA-376). Texts stay texts, whatever they begin with. The page
 * answers meanwhile: rows are written and compressed a few at a time, without a worker, which the
 * content security policy would not allow from a `blob:` address.
 */
export async function writeWorkbook(sheets: readonly parts.WorkbookSheet[]): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const strings = new Map<string, number>();
  for (const [at, sheet] of sheets.entries()) {
    await addPart(zip, parts.sheetPath(at), parts.sheet(sheet, strings));
  }
  await addPart(zip, "xl/sharedStrings.xml", parts.sharedStrings(strings));
  for (const [path, xml] of parts.frame(sheets.map(({ name }) => name))) {
    await addPart(zip, path, [xml]);
  }
  zip.end();
  return new Blob(chunks, { type: TYPE });
}

async function addPart(zip: Zip, path: string, pieces: Iterable<string>): Promise<void> {
  const part = new ZipDeflate(path);
  zip.add(part);
  let written = 0;
  for (const piece of pieces) {
    part.push(strToU8(piece));
    written += 1;
    if (written % ROWS_AT_ONCE === 0) await nextTurn();
  }
  part.push(new Uint8Array(), true);
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));
