import { expect, test } from "vitest";
import { METRICS } from "../figures/metrics.ts";
import { columnGroups } from "./top-head.tsx";

test("columns stand under their groups", () => {
  expect(columnGroups(METRICS.india)).toEqual([
    { group: "Access", count: 2 },
    { group: "Facebook", count: 2 },
    { group: "LinkedIn", count: 3 },
    { group: "X", count: 2 },
    { group: "Crime", count: 1 },
  ]);
});
