import { describe, expect, test } from "vitest";
import { INDIA_METRICS } from "#domain/risk/india-metrics.data.ts";
import { WORLD_METRICS } from "#domain/risk/world-metrics.data.ts";
import { withoutResults } from "../../testing/without-results.ts";
import { allSources } from "../origins.ts";
import { indiaRelease } from "../packaged/india-release.ts";
import { worldRelease } from "../packaged/world-release.ts";
import { type HeldCountry, releaseId } from "../release.ts";
import { exportRelease } from "./export-release.ts";
import { type ImportOptions, importFiles } from "./import-files.ts";

const india = indiaRelease();
const world = worldRelease();
const BEFORE = {
  india: { live: india.places, known: india.places, facts: {} },
  world: { live: world.places, known: world.places, facts: {} },
};
const OPTIONS = { asOf: null, today: "2026-01-31", mayBeFewer: false, keepsIndex: false };
const FEWER = { ...OPTIONS, mayBeFewer: true };
const KEPT = { ...FEWER, keepsIndex: true };

const read = (text: string, options: ImportOptions = FEWER) =>
  importFiles([{ file: "f.csv", text }], BEFORE, options);
const readWorld = (text: string, options = FEWER) =>
  read(text, options).releases[0]!.places as readonly HeldCountry[];

const WORLD_HEAD = ["country", "continent", ...WORLD_METRICS.map(({ key }) => key)].join(",");
const countries = (...rows: string[]) => `${[WORLD_HEAD, ...rows].join("\n")}\n`;
const PERU = "Peru,South America,71,80,50,60,20,25,5,6";
const CHAD = "Chad,Africa,12,30,5,20,1,4,0.5,2";
const INDIA_HEAD = ["state_district_capital", "state_ut", ...INDIA_METRICS.map(({ key }) => key)];
const TEN = "1,2,3,4,5,6,7,8,9,10";

describe("what is exported", () => {
  test("is the same release when it is imported, of either view, and both at once", () => {
    const files = [
      { file: "india.csv", text: exportRelease(india) },
      { file: "world.csv", text: exportRelease(world) },
    ];
    const { releases, unused } = importFiles(files, BEFORE, OPTIONS);
    expect(unused).toEqual([]);
    expect(releases).toEqual([india, world]);
    expect(releases.map(releaseId)).toEqual([india, world].map(releaseId));
    for (const { text } of files) expect(text).not.toMatch(/NaN|undefined/);
  });

  test("begins with a byte-order mark, as Excel needs it, and is read with or without", () => {
    const text = exportRelease(world);
    expect(text).toMatch(/^\u{feff}id,country,/u);
    expect(read(text.slice(1)).releases).toEqual(read(text).releases);
  });

  test("keeps an index of the operator's own", () => {
    const places = world.places.map((place, at) => ({
      ...place,
      given: { index: (at + 1) / 20, rank: at + 1 },
    }));
    const own = { ...world, places };
    expect(read(exportRelease(own), KEPT).releases).toEqual([own]);
  });

  test("may be parted among several files", () => {
    const [head, ...rows] = exportRelease(world).trimEnd().split("\n");
    const part = (from: number, to: number) => ({
      file: `${from}.csv`,
      text: [head, ...rows.slice(from, to)].join("\n"),
    });
    expect(importFiles([part(0, 100), part(100, 195)], BEFORE, OPTIONS).releases).toEqual([world]);
  });
});

describe("an operator's own file", () => {
  test("needs the specification's columns alone, whatever their blanks, other names and mark at the start", () => {
    const head = INDIA_HEAD.map((column) =>
      column
        .replace("linkedin_per_100_formal_employees", "linkedin_audience_formal_employment")
        .replace("cyber_crime_rate_per_1000", "cyber_crime_rate"),
    );
    const text = `\u{feff} ${head.join(" , ")}\r\n"Gurgaon","haryana",${TEN}\r\nसूरत,gujarat,${TEN}\r\n`;
    const [surat, gurugram] = importFiles([{ file: "f.csv", text: text.slice(1) }], BEFORE, FEWER)
      .releases[0]!.places;
    expect(gurugram).toMatchObject({
      id: "hr-gurugram",
      name: "Gurugram",
      capital: "Gurgaon",
      group: "Haryana",
      stateCode: "HR",
      values: { internet_penetration: 1, linkedin_per_100_formal_employees: 7 },
      statuses: { cyber_crime_rate_per_1000: "modelled" },
      bases: india.places.find(({ id }) => id === "hr-gurugram")!.bases,
      rankLow: null,
    });
    expect(gurugram!.lat).not.toBeNull();
    expect(surat).toMatchObject({ id: "gj-सूरत", capital: "सूरत", lat: null, aliases: [] });
  });

  test("may bring places that nobody knew; they weigh as much as their neighbours", () => {
    const known = world.places.find(({ id }) => id === "PE")!;
    const [peru, newland] = readWorld(countries(PERU, "Newland,South America,1,2,3,4,5,6,7,8"));
    expect(peru).toMatchObject({ id: "PE", bases: known.bases, aliases: known.aliases });
    expect(newland).toMatchObject({ id: "newland", ccn3: "", bases: known.bases });
  });

  test("may end its lines in different ways", () => {
    const quoted = (row: string) => row.replace(/[^,]+/g, '"$&"');
    const text = `${quoted(WORLD_HEAD)}\r\n${quoted(CHAD)}\r\n${quoted(PERU)}\n`;
    expect(readWorld(text)).toEqual(readWorld(countries(CHAD, PERU)));
  });

  test("finds countries by former names and codes", () => {
    const row = ",1,2,3,4,5,6,7,8";
    const ids = readWorld(
      countries(`Swaziland,Africa${row}`, `NAM,Africa${row}`, `भारत,asia${row}`, PERU),
    ).map(({ id }) => id);
    expect(ids).toEqual(["IN", "NA", "PE", "SZ"]);
  });

  test("may bring index and rank of its own, rounded or not", () => {
    const head = `${WORLD_HEAD},risk_index,cyber_risk_rank`;
    const own = readWorld(`${head}\n${PERU},4.5,1\n${CHAD},7.25,2\n`, KEPT);
    expect(own.map(({ given }) => given)).toEqual([
      { index: 4.5, rank: 1 },
      { index: 7.25, rank: 2 },
    ]);
    const asComputed = readWorld(`${head}\n${PERU},10.00,2\n${CHAD},0,1\n`);
    expect(asComputed.map(({ given }) => given)).toEqual([undefined, undefined]);
  });

  test.each([
    ["2025-12-31", "02/12/2025", "2025-12-31"],
    [null, "01/12/2025", "2025-12-01"],
  ])("is as of the day on the command line, %s, or the one it names", (asOf, last, day) => {
    const text = `${WORLD_HEAD},last_updated\n${PERU},01/12/2025\n${CHAD},${last}\n`;
    expect(read(text, { ...FEWER, asOf }).releases[0]!.asOf).toBe(day);
  });

  test("is as of today when nobody tells, and says which columns it did not use", () => {
    const { releases, unused } = read(`${WORLD_HEAD},colour\n${PERU},red\n${CHAD},\n`);
    expect([releases[0]!.asOf, unused]).toEqual(["2026-01-31", ["colour"]]);
  });
});

describe("where its figures come from", () => {
  test("is told as missing, column by column, and then one source says so", () => {
    const { releases, originless } = read(countries(PERU, CHAD));
    expect(originless).toHaveLength(8 * 3);
    expect(originless[0]).toBe("internet_subscribers_pop_status");
    expect(allSources(releases[0]!.places)).toEqual([
      "Imported by the operator of this site, whose file names no source",
    ]);
  });

  test("is not missing in what is exported", () => {
    expect(read(exportRelease(india)).originless).toEqual([]);
    expect(read(exportRelease(world)).originless).toEqual([]);
  });

  test("is said of a figure whose cell is empty, too", () => {
    const text = `${WORLD_HEAD},facebook_literate_source\n${PERU},\n${CHAD},Census\n`;
    expect(readWorld(text).map(({ sources }) => sources.facebook_literate)).toEqual([
      "Imported by the operator of this site, whose file names no source",
      "Census",
    ]);
  });
});

describe("worth a second look is", () => {
  test("a zero in place of a figure, in every column", () => {
    const zeros = exportRelease(world)
      .split("\n")
      .map((line, at) => {
        const cells = line.split(",");
        return at > 0 && at <= 44 ? cells.fill("0", 5, 13).with(3, "").with(4, "").join(",") : line;
      });
    const text = withoutResults(zeros.join("\n"));
    const told = read(text).concerns.filter((line) => line.includes("was not 0 before"));
    expect(told).toHaveLength(8);
    expect(told[0]).toContain("f.csv, column internet_subscribers_pop, row 2 (");
    expect(told[0]!.match(/row \d+ \(/g)).toHaveLength(44);
  });

  test("a name that was read in another encoding", () => {
    const rows = [PERU.replace("Peru", "TÃ¼rkiye"), CHAD.replace("Chad", "CÃ´te dâ€™Ivoire")];
    expect(read(countries(...rows)).concerns).toContain(
      'f.csv, column country, row 2 and 1 more: "TÃ¼rkiye" looks wrongly decoded; is "Türkiye" meant?',
    );
    const right = [PERU.replace("Peru", "Türkiye"), CHAD.replace("Chad", "São Tomé")];
    expect(read(countries(...right)).concerns.join()).not.toContain("decoded");
  });
});

describe("refused with file, row and column is", () => {
  const worldWith = (column: string, ...cells: string[]) =>
    `${WORLD_HEAD},${column}\n${PERU},${cells[0]}\n${CHAD},${cells[1]}\n`;

  test.each<[string, string, string[]]>([
    ["a file without columns", "a,b\n1,2\n", ["row 1: there is neither a column state_district"]],
    [
      "a heading without them alone, whatever stands below",
      'a,b\n"1,2\n3,4\n',
      ["row 1: there is neither a column"],
    ],
    ["an empty file", "", ["row 1: there is neither a column"]],
    [
      "a missing column",
      "country,continent\nPeru,Asia\n",
      WORLD_METRICS.map(({ key }) => `row 1, column ${key}: the column is missing.`),
    ],
    ["a heading alone", countries(), ["row 1: there is no row below the heading."]],
    [
      "a column under both of its names",
      `${INDIA_HEAD.join(",")},cyber_crime_rate\nPune,Maharashtra,${TEN},1\nGoa,Goa,${TEN},1\n`,
      ["row 1, column cyber_crime_rate_per_1000: the column occurs twice."],
    ],
    [
      "a row cut off",
      countries(PERU, CHAD.slice(0, 18)),
      ["row 3, column facebook_internet: the row ends before this column."],
    ],
    [
      "a row too long",
      countries(`${PERU},7`, CHAD),
      ["row 2: the row has more cells than there are columns."],
    ],
    [
      "a quotation mark left open",
      countries(PERU, `"${CHAD}`),
      ["row 3: a quotation mark is missing", "row 3, column continent: the row ends before"],
    ],
    [
      "no number",
      countries(PERU.replace(",71,", ",n/a,"), CHAD),
      ['row 2, column internet_subscribers_pop: "n/a" is not a number such as 12.5.'],
    ],
    [
      "an empty number, every one",
      countries(PERU.replace(",71,80,", ",,,"), CHAD.replace(",12,", ",,")),
      [
        "row 2, column internet_subscribers_pop: a number is missing.",
        "row 2, column internet_subscribers_literate: a number is missing.",
        "row 3, column internet_subscribers_pop: a number is missing.",
      ],
    ],
    ["a comma for a point", countries(PERU.replace(",71,", ',"71,5",'), CHAD), ['"71,5" is not a']],
    ["a figure below 0", countries(PERU.replace(",71,", ",-1,"), CHAD), ["-1 is below 0."]],
    ["one without end", countries(PERU.replace(",71,", ",1e999,"), CHAD), ["1e999 is too large."]],
    [
      "one that no sum can hold",
      countries(PERU.replace(",71,", ",1.7e308,"), CHAD),
      ["row 2, column internet_subscribers_pop: 1.7e308 is too large."],
    ],
    ["a missing name", countries(PERU.replace("Peru", ""), CHAD), ["column country: the cell is"]],
    [
      "an unknown continent",
      countries(PERU.replace("South America", "Lemuria"), CHAD),
      ['row 2, column continent: "Lemuria" is not one of the six continents.'],
    ],
    [
      "an unknown state",
      `${INDIA_HEAD.join(",")}\nPune,Maharastra,${TEN}\nGoa,Goa,${TEN}\n`,
      ['row 2, column state_ut: "Maharastra" is not a state or union territory of India.'],
    ],
    [
      "a place twice",
      countries(PERU, CHAD, PERU),
      ["row 4: the same place as row 2 of f.csv; distinguish them in the columns id or country."],
    ],
    [
      "a district twice",
      `${INDIA_HEAD.join(",")}\nPune,Maharashtra,${TEN}\nPune,Maharashtra,${TEN}\n`,
      ["row 3: the same place as row 2 of f.csv; distinguish them in the columns id or district."],
    ],
    [
      "what is found at different times, in the order of rows",
      worldWith("last_updated", "01/01/2026", "soon").replace(",71,", ",much,"),
      ["row 2, column internet_subscribers_pop", "row 3, column last_updated"],
    ],
    ["one place alone", countries(PERU), ["row 2: one place alone cannot be ranked"]],
    [
      "another's id",
      worldWith("id", "IN", "TD"),
      ["row 2, column id: IN is the id of India, Asia."],
    ],
    [
      "an unknown status",
      worldWith("facebook_literate_status", "guess", "modelled"),
      ["row 2, column facebook_literate_status: a status is one of published, published-old,"],
    ],
    ["a point off the map", worldWith("lat", "91", ""), ["column lat: 91 is above 90."]],
    ["control characters", worldWith("note", "a\u0000b", ""), ["row 2, column note: the text has"]],
    ["a text without end", worldWith("note", "x".repeat(2001), ""), ["longer than 2000"]],
    ["an index above 10", worldWith("risk_index", "11", "2"), ["risk_index: 11 is above 10."]],
    ["half a rank", worldWith("cyber_risk_rank", "1.5", "2"), ["1.5 is not a whole number."]],
    [
      "an index that its metrics contradict",
      worldWith("risk_index,cyber_risk_rank", "6.5,2", "4,1"),
      [
        "row 3, column risk_index: 4.00, rank 1, but the metrics give 0.00, rank 1, and 1 more places differ; to have both computed, delete the columns risk_index, cyber_risk_rank, rank_low, rank_high and range_draws; to keep those of the file, add --keep-index.",
      ],
    ],
    [
      "ranks that its metrics contradict",
      worldWith("cyber_risk_rank", "1", "2"),
      ["row 3, column cyber_risk_rank: 2 is above row 2, whose risk_index is higher"],
    ],
    [
      "the range of a figure that is no more",
      withoutResults(exportRelease(world))
        .replace(/former_(range_draws|rank_\w+)/g, "$1")
        .replace(/^(PW,(?:[^,]*,){4})[\d.]+/m, "$192.5"),
      [
        "column rank_low: the range of its rank is that of the live release, but its figures differ",
      ],
    ],
    [
      "a rank beyond",
      worldWith("cyber_risk_rank", "3", "2"),
      ["rank: 3 is above the number of places, 2;"],
    ],
    [
      "a rank twice",
      worldWith("cyber_risk_rank", "2", "2"),
      ["row 3, column cyber_risk_rank: row 2"],
    ],
    [
      "ranks upside down",
      worldWith("risk_index,cyber_risk_rank", "9,1", "2,2"),
      ["row 3, column cyber_risk_rank: 2 is above row 2, whose risk_index is higher"],
    ],
    [
      "a day yet to come",
      worldWith("last_updated", "01/02/2026", ""),
      ["row 2, column last_updated: is not a day up to today"],
    ],
    [
      "two days",
      worldWith("last_updated", "01/01/2026", "02/01/2026"),
      ["row 3, column last_updated: differs from the rows above"],
    ],
  ])("%s", (_, text, sentences) => {
    const lines = linesOf(() => read(text));
    expect(lines).toHaveLength(sentences.length + 1);
    for (const [at, sentence] of sentences.entries()) {
      expect(lines[at]).toMatch(/^f\.csv, row \d+/);
      expect(lines[at]).toContain(sentence);
    }
    expect(lines.at(-1)).toBe("Nothing was imported.");
  });

  test("a file that ends between two rows, unless it may", () => {
    const whole = exportRelease(world).split("\n");
    const cut = whole.slice(0, 101).join("\n");
    expect(linesOf(() => read(cut, OPTIONS))[0]).toMatch(
      /^f\.csv, row 101, column id: the file ends here without .* and 94 more places of the live release; to leave them out, add --fewer\.$/,
    );
    expect(linesOf(() => read(cut))[0]).toContain("without the column ranks are computed");
    expect(readWorld(withoutResults(cut))).toHaveLength(100);
  });

  test("no more than fifty at once", () => {
    const text = countries(...world.places.map(({ name, group }) => `${name},${group},,,,,,,,`));
    const lines = linesOf(() => read(text));
    expect(lines).toHaveLength(52);
    expect(lines[50]).toBe(`… and ${195 * 8 - 50} more.`);
  });
});

function linesOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  throw new Error("it was not refused");
}
