import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "../../scripts/build.ts";
import { startPostgres } from "../../scripts/postgres-server.ts";
import { median } from "../cpu.ts";
import { type Line, type Measure, ratio } from "../line.ts";
import { type MeasuredProcess, startOurs, startPeer } from "../measured-process.ts";
import { inMegabytes, memoryAtRest } from "../memory-at-rest.ts";
import { readableLists } from "../public-lists.ts";

const STARTS = 5;

/** How soon the server answers, and how much memory it uses. */
export const firstAnswer: Line = {
  number: 11,
  name: "first-answer",
  measure: async () => {
    await build();
    const dataDir = await mkdtemp(path.join(tmpdir(), "shabda-gyan-bench-"));
    try {
      return [...(await onEmbedded(dataDir)), ...(await onPostgres(dataDir))];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function onEmbedded(dataDir: string): Promise<Measure[]> {
  const ours = [];
  const peers = [];
  // The first start creates the database and is not counted.
  await millisecondsOf(startOurs({ DATA_DIR: dataDir }));
  for (let start = 0; start < STARTS; start++) {
    ours.push(await millisecondsOf(startOurs({ DATA_DIR: dataDir }, { firstPath: "/" })));
    peers.push(await millisecondsOf(startPeer("pglite", [dataDir])));
  }
  const [time, peerTime] = [median(ours), median(peers)];
  return [
    {
      what: "Start to the first answer / bare PGlite opened again",
      figure: time / peerTime,
      unit: "×",
      budget: ratio(3),
      note: `${time.toFixed(0)} and ${peerTime.toFixed(0)} ms`,
    },
  ];
}

async function onPostgres(dataDir: string): Promise<Measure[]> {
  const postgres = await startPostgres();
  if (postgres === null) return [];
  try {
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
    // The first start fills the database and is not counted.
    await millisecondsOf(startOurs(env));
    const server = await startOurs(env);
    // A list answers when it is prepared, and preparing is what takes memory.
    await readableLists(server.url);
    const figure = inMegabytes(await memoryAtRest(server));
    await server.stop();
    return [{ what: "Memory with PostgreSQL", figure, unit: "MB", budget: ratio(250) }];
  } finally {
    await postgres.stop();
  }
}

async function millisecondsOf(start: Promise<MeasuredProcess>): Promise<number> {
  const server = await start;
  await server.stop();
  return server.millisecondsToAnswer;
}
