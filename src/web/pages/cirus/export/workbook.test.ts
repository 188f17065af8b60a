import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { writeWorkbook } from "./workbook.ts";
import type { Cell, WorkbookSheet } from "./workbook-parts.ts";

/** The parts of a workbook by path, each of them well-formed XML. */
async function partsOf(sheets: readonly WorkbookSheet[]) {
  const blob = await writeWorkbook(sheets);
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return new Map(
    Object.entries(files).map(([path, bytes]) => {
      const part = new DOMParser().parseFromString(strFromU8(bytes), "application/xml");
      expect(part.querySelector("parsererror")).toBeNull();
      return [path, part];
    }),
  );
}

async function cellsOf(rows: readonly (readonly Cell[])[]) {
  const parts = await partsOf([{ name: "One", widths: [10], rows }]);
  const strings = [...parts.get("xl/sharedStrings.xml")!.querySelectorAll("si")].map(
    ({ textContent }) => textContent,
  );
  return [...parts.get("xl/worksheets/sheet1.xml")!.querySelectorAll("row")].map((row) =>
    [...row.querySelectorAll("c")].map((cell) => {
      const value = cell.textContent!;
      return cell.getAttribute("t") === "s" ? strings[Number(value)] : Number(value);
    }),
  );
}

test("numbers are numbers, and a text stays one, whatever it begins with", async () => {
  const hostile = ['=HYPERLINK("https://x")', "+1", "-1", "@SUM(A1)", "＝1", "12", "<b>&amp;</b>"];
  expect(await cellsOf([[1.5, -2, ...hostile]])).toEqual([[1.5, -2, ...hostile]]);
});

test("an empty text leaves its cell out, and the others keep their places past Z", async () => {
  const row = Array.from({ length: 53 }, (_, at) => (at % 26 === 0 ? at : ""));
  const parts = await partsOf([{ name: "One", widths: [10], rows: [row] }]);
  const cells = [...parts.get("xl/worksheets/sheet1.xml")!.querySelectorAll("c")];
  expect(cells.map((cell) => cell.getAttribute("r"))).toEqual(["A1", "AA1", "BA1"]);
});

test("every part has its type, every relationship its part", async () => {
  const rows = [[{ heading: "Name" }], ["x"]];
  const parts = await partsOf([
    { name: "One & two", widths: [10, 20], hasFixedHead: true, rows },
    { name: "Three", widths: [10], rows },
  ]);
  const of = (path: string, selector: string, attribute: string) =>
    [...parts.get(path)!.querySelectorAll(selector)].map((part) => part.getAttribute(attribute));
  expect(of("[Content_Types].xml", "Override", "PartName").toSorted()).toEqual(
    [...parts.keys()]
      .filter((path) => !/rels$|Types/.test(path))
      .map((path) => `/${path}`)
      .toSorted(),
  );
  for (const target of of("xl/_rels/workbook.xml.rels", "Relationship", "Target")) {
    expect(parts.has(`xl/${target}`)).toBe(true);
  }
  expect(of("xl/workbook.xml", "sheet", "name")).toEqual(["One & two", "Three"]);
  expect(of("xl/workbook.xml", "sheet", "r:id")).toEqual(["sheet1", "sheet2"]);
});

test("reads back to the same cells, whatever XML can hold of them", async () => {
  const text = fc
    .string({ unit: "binary", minLength: 1 })
    .filter((text) => !/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u.test(text));
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
  // Many rows in few files: reading a file's XML is what takes time here.
  const rows = fc.array(fc.tuple(text, number), { minLength: 50, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(rows, async (rows) => {
      expect(await cellsOf(rows)).toEqual(rows);
    }),
    { numRuns: 5 },
  );
});

test("what XML cannot hold is left out", async () => {
  expect(await cellsOf([["a\0b\u001Fc\uFFFEd\uD800e"]])).toEqual([["abcd\uFFFDe"]]);
});
