import { mkdtemp, writeFile } from "node:fs/promises";
import path from "node:path";
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { WORLD_METRICS } from "#domain/risk/world-metrics.data.ts";
import { exportRelease } from "../cirus/import/export-release.ts";
import { worldRelease } from "../cirus/packaged/world-release.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { folder, freshStore } from "../testing/stores.ts";
import { withoutResults } from "../testing/without-results.ts";

// Rows of published lists that contain errors; each row has its source.
const FAULTY = ["facebook-2025", "linkedin-2024"].map((name) =>
  path.join(import.meta.dirname, `../cirus/import/faulty-${name}.fixture.csv`),
);

test("a check finds the faults of published lists, with row, column, value and why, and imports nothing", async () => {
  const store = await freshStore();
  const { code, text } = await runCommand("cirus", ["check", ...FAULTY], store);
  expect(code).toBe(0);
  expect(text).toMatch(/^The files can be imported\. Nothing was imported\.\n/);

  const lines = text.split("\n");
  const [facebook, linkedin] = FAULTY;
  const above = lines.filter((line) => line.includes(" is above its people aged 13 and older, "));
  expect(above).toHaveLength(34);
  expect(above).toContain(
    `${facebook}, column facebook_users, row 2 (United Arab Emirates): 13858000 is above its people aged 13 and older, 9,487,428.`,
  );
  for (const pair of [
    "row 6 (Belgium): 8683400; row 9 (Bolivia): 8683400",
    "row 14 (Dominica): 46600; row 15 (Dominican Republic): 46600",
  ]) {
    expect(lines).toContain(
      `${facebook}, column facebook_users, ${pair} is the figure of 2 different places.`,
    );
  }
  expect(lines).toContain(
    `${facebook}, column facebook_users, row 15 (Dominican Republic): 46600 is 0.009 times the former figure, 5,200,000: is the unit wrong by 100?`,
  );
  const union = lines.filter((line) => line.startsWith(`${linkedin}, column linkedin_users`));
  const [departure] = union.filter((line) => line.includes("the European Economic Area"));
  expect(departure!.match(/row \d+ \(/g)).toHaveLength(31);
  expect(departure).toMatch(/whose figures are 0\.12 to 0\.36 times the former ones/);

  expect((await runCommand("cirus", ["packaged"], store)).text).not.toContain(" is live:");
});

describe("a check of a whole exported file", () => {
  let store: Record<string, string>;
  let directory: string;
  beforeAll(async () => {
    store = await freshStore();
    directory = await mkdtemp(path.join(folder, "check-"));
  });
  const exported = Papa.parse<Record<string, string>>(
    withoutResults(exportRelease(worldRelease())).replace(/^\u{feff}/u, ""),
    { header: true, skipEmptyLines: true },
  ).data;
  async function check(change: (row: Record<string, string>) => object, end = "\r\n") {
    const rows = exported.map((row) => ({ ...row, ...change(row) }));
    const file = path.join(directory, "world.csv");
    await writeFile(file, Papa.unparse(rows, { quotes: true, newline: "\r\n" }) + end);
    return runCommand("cirus", ["check", file], store);
  }

  test("takes quoted cells and lines that end in CR LF, the last one in LF", async () => {
    const { code, text } = await check(() => ({}), "\n");
    expect(code).toBe(0);
    expect(text).toMatch(/^The files can be imported\. Nothing was imported\.\n/);
  });

  test("remarks on countries whose metrics are all 0", async () => {
    const some = new Set(exported.slice(0, 44).map(({ id }) => id));
    const zeros = Object.fromEntries(WORLD_METRICS.map(({ key }) => [key, "0"]));
    const { code, text } = await check(({ id }) => (some.has(id!) ? zeros : {}));
    expect(code).toBe(0);
    const remarks = text.split("\n").filter((line) => line.endsWith(": is a figure missing?"));
    for (const { key } of WORLD_METRICS) {
      const [remark] = remarks.filter((line) => line.includes(`column ${key}, `));
      expect(remark!.match(/row \d+ \(/g)!.length, key).toBe(44);
    }
  });

  test("refuses a figure that no sum can hold, and an id that belongs to another country", async () => {
    const changed = (cells: object) => check(({ id }) => (id === "FR" ? cells : {}));
    const tooLarge = await changed({ facebook_literate: "1.7e308" });
    expect(tooLarge.code).toBe(1);
    expect(tooLarge.errors).toMatch(
      /, row \d+, column facebook_literate: 1\.7e308 is too large\.\nNothing was imported\.\n$/,
    );
    const { code, errors } = await changed({ id: "AE" });
    expect(code).toBe(1);
    expect(errors).toContain("column id: AE is the id of United Arab Emirates, Asia.\n");
  });
});
