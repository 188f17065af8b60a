import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

const readBack = (csv: string) => Papa.parse<string[]>(csv.replace(/^\uFEFF/, "").trimEnd()).data;

test("is UTF-8 with its mark, lines ending as RFC 4180 wants", () => {
  expect(writeCsv({ head: ["Name", "Gap"], rows: [["=1+1", -2]] })).toBe(
    '\uFEFFName,Gap\r\n"\'=1+1",-2\r\n',
  );
});

test.each([
  ['=HYPERLINK("https://x")'],
  ["+91"],
  ["-1+1"],
  ["@SUM(A1)"],
  ["\t=1"],
  ["\r=1"],
  ["\n=1"],
  [" =1"],
  ["＝1"],
])("%j is made a text by an apostrophe", (hostile) => {
  const [, [cell] = []] = readBack(writeCsv({ head: ["a", "b"], rows: [[hostile, "x"]] }));
  expect(cell).toBe(`'${hostile}`);
});

test("negative numbers stay numbers", () => {
  expect(readBack(writeCsv({ head: ["a"], rows: [[-1.5]] }))[1]).toEqual(["-1.5"]);
});

test("reads back to the same cells, whatever is in them", () => {
  const harmless = fc.string({ unit: "grapheme" }).map((text) => `a${text}`);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(harmless, fc.double({ noNaN: true, noDefaultInfinity: true })), {
        minLength: 1,
      }),
      (rows) => {
        const expected = rows.map((row) => row.map(String));
        expect(readBack(writeCsv({ head: ["text", "number"], rows })).slice(1)).toEqual(expected);
      },
    ),
  );
});
