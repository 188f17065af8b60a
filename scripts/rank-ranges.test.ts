import { expect, test } from "vitest";
import { simulated } from "#domain/risk/rank-ranges.ts";
import { SIMULATION } from "#domain/risk/uncertainty.data.ts";
import { VIEW_NAMES } from "#domain/risk/view-name.ts";
import { packagedRanges, simulateRanges } from "#server/cirus/packaged/rank-ranges.ts";

test.each(VIEW_NAMES)("data/ has the ranges of %s that the simulation gives", (view) => {
  const held = packagedRanges(view, {});
  const { draws } = SIMULATION;
  for (const [id, range] of simulated(simulateRanges(view, {}, draws))) {
    expect([id, held(id)], "run: npm run rank-ranges").toEqual([
      id,
      { ...range, rangeDraws: draws },
    ]);
  }
});
