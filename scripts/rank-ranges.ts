import { writeFile } from "node:fs/promises";
import path from "node:path";
import { simulated } from "../src/domain/risk/rank-ranges.ts";
import { SIMULATION } from "../src/domain/risk/uncertainty.data.ts";
import { VIEW_NAMES } from "../src/domain/risk/view-name.ts";
import { rangesFile, simulateRanges } from "../src/server/cirus/packaged/rank-ranges.ts";

// npm run rank-ranges: simulates the ranges of the ranks of CIRUS by the facts in data/. Run it when
// they or the model have changed; a test says so if it was forgotten.

for (const view of VIEW_NAMES) {
  const ranges = simulated(simulateRanges(view, {}, SIMULATION.draws));
  const rows = [...ranges].map(([id, { rankLow, rankHigh }]) => `${id},${rankLow},${rankHigh}`);
  const lines = ["id,rank_low,rank_high", ...rows.sort()];
  await writeFile(path.join("data", rangesFile(view)), `${lines.join("\n")}\n`);
}
