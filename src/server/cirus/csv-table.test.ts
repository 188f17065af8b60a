import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv-table.ts";

describe("readCsv", () => {
  test("takes blanks, capitals and a foreign delimiter, and counts rows as a spreadsheet does", () => {
    const text = ' Country ;Note\r\nPeru;"one; ""two"""\r\n;\r\n\r\n  Chad  ;a   b\r\n';
    expect(readCsv(text)).toEqual({
      columns: ["country", "note"],
      rows: [
        { number: 2, cells: ["Peru", 'one; "two"'] },
        { number: 5, cells: ["Chad", "a b"] },
      ],
      faults: [],
    });
  });

  test("keeps Devanagari, codes with zeros and NA as they stand", () => {
    expect(readCsv("id,name,code\nNA,वाराणसी,004\n").rows[0]!.cells).toEqual([
      "NA",
      "वाराणसी",
      "004",
    ]);
  });

  test("tells of a quotation mark that is not closed", () => {
    const [fault] = readCsv('id,name\n1,"Pune\n2,Goa\n').faults;
    expect(fault).toMatchObject({ row: 2, sentence: expect.stringContaining("quotation mark") });
  });

  test.each([
    ["too many rows", `a\n${"1\n\n".repeat(4)}`, 8, "the file has more than 3 rows"],
    ["too many cells in a row", "a\n1,2,3\n1,2,3,4\n5\n", 3, "the row has more than 3 cells"],
    ["too many columns", "a,b,c,d\n1\n", 1, "the row has more than 3 cells"],
  ])("stops at %s", (_, text, row, sentence) => {
    const { rows, faults } = readCsv(text, { rows: 3, cells: 3 });
    expect(faults).toEqual([{ row, sentence: expect.stringContaining(sentence) }]);
    expect(rows.length).toBeLessThan(4);
  });

  test("counts no rows without text towards a limit", () => {
    const text = `a\n1\n${"\n , \n".repeat(50)}2\n`;
    expect(readCsv(text, { rows: 2, cells: 3 })).toEqual({
      columns: ["a"],
      rows: [
        { number: 2, cells: ["1"] },
        { number: 103, cells: ["2"] },
      ],
      faults: [],
    });
  });

  test("reads no row below a heading that is not wanted", () => {
    const limits = { rows: 2, cells: 3, isHeading: (names: readonly string[]) => names[0] === "a" };
    expect(readCsv("a\n1\n", limits).rows).toHaveLength(1);
    expect(readCsv('b\n1\n"2\n3\n4\n', limits)).toEqual({
      columns: ["b"],
      rows: [],
      faults: [],
    });
  });

  test("finds no rows in nothing", () => {
    expect(readCsv("")).toEqual({ columns: [], rows: [], faults: [] });
  });
});

describe("writeCsv", () => {
  test.each(["=1+1", "+91", "-x", "@home", "＝1+1", "＠home", "\u{200b}=1+1", "'=1+1"])(
    "writes the text %s so that it is no formula",
    (text) => {
      const written = writeCsv(["text", "number"], [{ text, number: -1.5 }]);
      expect(written).toContain(`'${text}`);
      expect(written).not.toContain("'-1.5");
      expect(readCsv(written).rows[0]!.cells).toEqual([text, "-1.5"]);
    },
  );

  test("reads back to the same cells, whatever stands in them", () => {
    const unit = fc.constantFrom(..."'\"=＝-＠ ,;\u{200b}a1अ");
    const cell = fc.string({ unit, maxLength: 8 }).map((text) => text.replace(/\s+/g, " ").trim());
    fc.assert(
      fc.property(cell, cell, (one, other) => {
        const written = writeCsv(["a", "b", "c"], [{ a: one, b: other, c: 1 }]);
        expect(readCsv(written).rows[0]!.cells).toEqual([one, other, "1"]);
      }),
    );
  });

  test("leaves out what is null, and quotes what must be", () => {
    expect(writeCsv(["a", "b"], [{ a: 'x, "y"', b: null }])).toBe('\u{feff}a,b\n"x, ""y""",\n');
  });
});
