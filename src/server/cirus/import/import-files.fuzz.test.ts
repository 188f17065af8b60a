import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#domain/any-text.fixture.ts";
import { rowSchemas } from "../../db/backup/row-schemas.ts";
import { OperatorError } from "../../operator-error.ts";
import { readCsv } from "../csv-table.ts";
import { indiaRelease } from "../packaged/india-release.ts";
import { worldRelease } from "../packaged/world-release.ts";
import { type Release, releaseId } from "../release.ts";
import { exportRelease } from "./export-release.ts";
import { importFiles } from "./import-files.ts";

const india = indiaRelease();
const world = worldRelease();
const BEFORE = {
  india: { live: india.places, known: india.places, facts: {} },
  world: { live: world.places, known: world.places, facts: {} },
};
const OPTIONS = { asOf: null, today: "2026-01-31", mayBeFewer: true, keepsIndex: true };
// The first places of each view. Index, ranks and ranges are dropped: they only fit the full list.
const TABLES = [exportRelease(india), exportRelease(world)].map((text) => {
  const { columns, rows } = readCsv(text);
  const isOwn = (_: unknown, at: number) =>
    !/^(risk_index|cyber_risk_rank|rank_low|rank_high|range_draws)$/.test(columns[at]!);
  return [columns, ...rows.slice(0, 5).map(({ cells }) => cells)].map((row) => row.filter(isOwn));
});
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const written = (table: readonly (readonly string[])[]) =>
  table.map((cells) => cells.map(quoted).join(",")).join("\n");

const ROW_SCHEMAS = rowSchemas({ isOlder: false });

/** Checks that a restore accepts the rows of a release. */
function expectFit(imported: Release) {
  const { view, asOf, places } = imported;
  const id = releaseId(imported);
  const createdAt = new Date(0);
  const isRestored = (table: string, row: object) =>
    expect(ROW_SCHEMAS.get(table)!.safeParse(throughJson(row))).toMatchObject({ success: true });
  const former = { formerReleaseId: null };
  const release = { id, view, asOf, packaged: null, facts: null, createdAt, ...former };
  isRestored("cirus_releases", release);
  isRestored("cirus_live", { view, releaseId: id, ...former });
  for (const place of places) {
    isRestored("cirus_places", { releaseId: id, placeId: place.id, facts: place });
  }
}

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Imports a text, and gives the releases or the lines of its faults. */
function importText(text: string) {
  try {
    // Text decoded from a file never contains lone surrogates.
    const file = { file: "f.csv", text: text.toWellFormed() };
    const { releases } = importFiles([file], BEFORE, OPTIONS);
    releases.forEach(expectFit);
    return releases;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const lines = error.message.split("\n");
    expect(lines.pop()).toBe("Nothing was imported.");
    for (const line of lines)
      expect(line).toMatch(/^(f\.csv, row \d+(, column .*)?: .{5,}|… and \d+ more)\.$/su);
    return null;
  }
}

test("any bytes are refused, row by row", () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }).map((array) => new TextDecoder().decode(array)),
    anyText(200),
    fc.string({ unit: fc.constantFrom(..."\",;\t\r\n'=0a\u0000\ufeff"), maxLength: 120 }),
  );
  fc.assert(
    fc.property(bytes, (text) => {
      expect(importText(text)).toBeNull();
    }),
    { numRuns: 300 },
  );
});

const NASTY_CELLS = [
  ..." -1|1e400|NaN|Infinity|0x10|१२|1,5|1.2.3|=1+1|'=1+1|\u0000|__proto__|constructor".split("|"),
  ...['"', "9".repeat(400), "31/02/2025", "2026-02-01", "India", "\u202eabc", ""],
];

test("a good file with some cells changed is a release, or is refused with where and why", () => {
  const change = fc.record({
    row: fc.nat(5),
    column: fc.nat(45),
    cell: fc.oneof(fc.constantFrom(...NASTY_CELLS), anyText(8)),
  });
  const changes = fc.array(change, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.nat(TABLES.length - 1), changes, (table, changed) => {
      const rows = TABLES[table]!.map((cells) => [...cells]);
      for (const { row, column, cell } of changed) rows[row]![column % rows[0]!.length] = cell;
      for (const { places } of importText(written(rows)) ?? []) {
        for (const { values, lat, lon } of places) {
          for (const number of [...Object.values(values), lat ?? 0, lon ?? 0]) {
            expect(Number.isFinite(number)).toBe(true);
          }
        }
        // The database cannot store NUL.
        expect(JSON.stringify(places)).not.toMatch(/\\u0000/);
      }
    }),
    { numRuns: 100 },
  );
});

test.each([
  ["a number beyond all ranks", "1e20"],
  ["a text too long", "x".repeat(2_001)],
])("%s in any one cell is refused, or fits", (_, cell) => {
  for (const [heading, first, ...others] of TABLES) {
    for (const at of heading!.keys()) {
      importText(written([heading!, first!.with(at, cell), ...others]));
    }
  }
});

test("what is imported can be exported and imported again", () => {
  const [heading, ...rows] = TABLES[1]!;
  const at = heading!.indexOf("facebook_literate");
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99_999), (whole, part) => {
      const changed = rows.map((cells) => cells.with(at, `${whole}.${part}`));
      const [release] = importText(written([heading!, ...changed]))!;
      expect(importText(exportRelease(release!))).toEqual([release]);
    }),
    { numRuns: 10 },
  );
});
