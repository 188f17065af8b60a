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

  test("finds no rows in nothing", () => {
    expect(readCsv("")).toEqual({ columns: [], rows: [], faults: [] });
  });
});

describe("writeCsv", () => {
  test.each(["=1+1", "+91", "-x", "@home"])(
    "writes the text %s so that it is no formula",
    (text) => {
      const written = writeCsv(["text", "number"], [{ text, number: -1.5 }]);
      expect(written).toContain(`'${text}`);
      expect(written).not.toContain("'-1.5");
      expect(readCsv(written).rows[0]!.cells).toEqual([text, "-1.5"]);
    },
  );

  test("leaves out what is null, and quotes what must be", () => {
    expect(writeCsv(["a", "b"], [{ a: 'x, "y"', b: null }])).toBe('a,b\n"x, ""y""",\n');
  });
});
