import { mkdtemp, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { folder } from "../../testing/stores.ts";
import { readCsvRecords } from "../csv-table.ts";
import { indiaRelease } from "../packaged/india-release.ts";
import { worldRelease } from "../packaged/world-release.ts";
import { type Release, releaseId, type StoredRelease } from "../release.ts";
import { releaseFiles } from "./release-files.ts";

/** The Frictionless project's own library, as far as it is used here. */
interface Frictionless {
  readonly Package: {
    load(file: string): Promise<{
      readonly valid: boolean;
      readonly errors: readonly Error[];
      readonly resources: readonly {
        readonly name: string;
        readonly schema: { readonly foreignKeys: readonly unknown[] };
        read(options: { relations: boolean }): Promise<readonly unknown[]>;
      }[];
    }>;
  };
}
const { Package }: Frictionless = createRequire(import.meta.url)("datapackage");

const held = (release: Release): StoredRelease => ({
  ...release,
  id: releaseId(release),
  releasedOn: "2025-10-05",
});

async function filesOf(release: Release): Promise<ReadonlyMap<string, Buffer>> {
  const now = held(release);
  const former = held({ ...release, places: release.places.slice(1) } as Release);
  const kept = { ...now, formerId: former.id, isLive: true, isFromFacts: true };
  const files = await releaseFiles(kept, now, former, {});
  return new Map(files.map(({ name, gzip }) => [name, gunzipSync(Buffer.from(gzip, "base64"))]));
}

/** Saves a package as a visitor would, and reads every row of it by its schema. */
async function readPackage(
  files: ReadonlyMap<string, Buffer | string>,
): Promise<Map<string, number>> {
  const directory = await mkdtemp(path.join(folder, "saved-"));
  // Other Frictionless software skips a byte-order mark; this library takes it for a letter.
  for (const [name, content] of files) {
    const text = name.endsWith(".csv") ? `${content}`.replace("\u{feff}", "") : content;
    await writeFile(path.join(directory, name), text);
  }
  const { valid, errors, resources } = await Package.load(path.join(directory, "datapackage.json"));
  expect([valid, errors]).toEqual([true, []]);
  const counts = new Map<string, number>();
  for (const resource of resources) {
    const relations = resource.schema.foreignKeys.length > 0;
    counts.set(resource.name, (await resource.read({ relations })).length);
  }
  return counts;
}

const world = await filesOf(worldRelease());

describe.each([
  [
    "India",
    await filesOf(indiaRelease()),
    780,
    10,
    { lat: 9.17257, lon: 92.77361 },
    { states: 36, published: 36 },
  ],
  ["the world", world, 195, 8, { lat: 42.54, lon: 1.56 }, { continents: 6 }],
] as const)("the files of %s", (_, files, places, metrics, point, groups) => {
  test("are a data package, down to its last row, for the library of Frictionless", async () => {
    expect(await readPackage(files)).toEqual(
      new Map([
        ["places", places],
        ...Object.entries(groups),
        ["figures", places * metrics],
        ["metrics", metrics],
        ["sources", expect.any(Number)],
        ["changes", expect.any(Number)],
      ]),
    );
  });

  test("have the point of each place on the map", () => {
    const [place] = readCsvRecords(files.get("places.csv")!.toString());
    expect(place).toMatchObject({ lat: `${point.lat}`, lon: `${point.lon}` });
  });

  test("begin as CSV with the mark by which Excel knows UTF-8", () => {
    const csvs = [...files].filter(([name]) => name.endsWith(".csv"));
    expect(csvs).toHaveLength(5 + Object.keys(groups).length);
    for (const [, content] of csvs) expect(content.toString("hex", 0, 3)).toBe("efbbbf");
  });

  test("say the licence of what this site works out, and the terms of each source", () => {
    const { licenses, sources } = JSON.parse(files.get("datapackage.json")!.toString());
    expect(licenses).toEqual([
      expect.objectContaining({
        name: "CC-BY-4.0",
        title: expect.stringContaining("for what this site works out"),
      }),
    ]);
    const withTerms = sources.filter((source: { licence?: string }) => source.licence);
    expect(withTerms.length).toBeGreaterThan(8);
  });

  test("tell the new place as changed in all its figures", () => {
    const changes = readCsvRecords(files.get("changes.csv")!.toString());
    expect(new Set(changes.map(({ place }) => place)).size).toBe(1);
    expect(changes.map(({ former_value }) => former_value)).toEqual(Array(metrics).fill(""));
  });

  test("have a workbook with a sheet for each table", () => {
    const sheets = Object.entries(unzipSync(files.get("release.xlsx")!)).filter(([name]) =>
      /worksheets\/sheet\d+\.xml$/.test(name),
    );
    const rows = sheets.map(([, xml]) => Buffer.from(xml).toString().match(/<row /g)?.length);
    const counts = [places, ...Object.values(groups), places * metrics, metrics];
    expect(rows.slice(1, counts.length + 1)).toEqual(counts.map((count) => count + 1));
    expect(rows).toHaveLength(counts.length + 3);
  });
});

test("the keys of places in other tables are text with their zeros, and empty where unknown", async () => {
  const of = (files: ReadonlyMap<string, Buffer>, id: string) =>
    readCsvRecords(files.get("places.csv")!.toString()).find((row) => row.id === id);
  expect(of(world, "NA")).toMatchObject({ iso2: "NA", iso3: "NAM", ccn3: "516" });
  const india = await filesOf(indiaRelease());
  expect(of(india, "an-nicobar")).toMatchObject({ lgd_code: "603", census2011_code: "638" });
  expect(of(india, "ap-tirupati")).toMatchObject({ census2011_code: "" });
});

test.each([
  ["a text in the place of a figure", "figures.csv", /^IN,(\w+),[\d.]+/m, "IN,$1,many"],
  ["a figure of a place that is not there", "figures.csv", /^IN,/m, "XX,"],
  ["a status that there is not", "figures.csv", /,published-old,/, ",guessed,"],
])("%s would be found", async (_, name, pattern, wrong) => {
  const text = world.get(name)!.toString();
  const broken = text.replace(pattern, wrong);
  expect(broken).not.toBe(text);
  await expect(
    readPackage(new Map<string, Buffer | string>([...world, [name, broken]])),
  ).rejects.toThrow();
});
