import path from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../testing/shipped-command.ts";
import { freshStore } from "../testing/stores.ts";

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
