import { getTableName } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { TABLES } from "./tables.ts";

test("every table stands after those that its foreign keys refer to", () => {
  const names = TABLES.map(getTableName);
  expect(names).toContain("members");
  for (const table of TABLES) {
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const referenced = getTableName(reference().foreignTable);
      if (referenced === getTableName(table)) continue;
      expect(names.slice(0, names.indexOf(getTableName(table)))).toContain(referenced);
    }
  }
});
