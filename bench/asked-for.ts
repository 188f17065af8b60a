import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { WORLD_COUNTRIES } from "../src/web/pages/cirus/map/world-countries.data.ts";

const SITE = "build/client";

// Words that survive minifying and identify each kind of code that is loaded on demand.
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  export: ["text/csv", "spreadsheetml", "afterprint"],
  chart: ["metric-block", "chart-grid"],
  audio: ["AudioContext", "getUserMedia"],
  // The map of points; an outline of the world, and the first figure of its projection. The
  // outlines of India's states are data, not script: they come with the page's list.
  map: ["map-readout", WORLD_COUNTRIES.FR!, "1.340264"],
};

/**
 * The addresses of the built scripts that hold export, chart, audio or map code.
 *
 * @throws if no script contains one of the signs, which then needs updating.
 */
export async function scriptsAskedFor(): Promise<ReadonlySet<string>> {
  const scripts = await Promise.all(
    globSync("assets/*.js", { cwd: SITE }).map(async (file) => ({
      address: `/${file}`,
      code: await readFile(`${SITE}/${file}`, "utf8"),
    })),
  );
  const found = Object.entries(SIGNS).flatMap(([use, signs]) =>
    signs.flatMap((sign) => {
      const holders = scripts.filter(({ code }) => code.includes(sign));
      if (holders.length === 0)
        throw new Error(`No script has “${sign}”, the sign of ${use} code.`);
      return holders.map(({ address }) => address);
    }),
  );
  return new Set(found);
}
