import { startPostgres } from "../../scripts/postgres-server.ts";
import { median } from "../cpu.ts";
import { type Line, type Measure, ratio } from "../line.ts";
import {
  inMegabytes,
  type MeasuredProcess,
  memoryAtRest,
  startOurs,
  startPeer,
} from "../measured-process.ts";
import { readableLists, temporaryFolder } from "../our-server.ts";

const STARTS = 5;

/** How soon the server answers, and how much memory it uses. */
export const firstAnswer: Line = {
  number: 11,
  name: "first-answer",
  measure: async () => {
    await using folder = await temporaryFolder();
    return [await startOnEmbedded(folder.path), ...(await memoryWithPostgres(folder.path))];
  },
};

async function startOnEmbedded(dataDir: string): Promise<Measure> {
  const ours = [];
  const peers = [];
  // The first start creates the database and is not counted.
  await millisecondsOf(startOurs({ DATA_DIR: dataDir }));
  for (let start = 0; start < STARTS; start++) {
    ours.push(await millisecondsOf(startOurs({ DATA_DIR: dataDir }, { firstPath: "/" })));
    peers.push(await millisecondsOf(startPeer("pglite", [dataDir])));
  }
  const [time, peerTime] = [median(ours), median(peers)];
  return {
    what: "Start to the first answer / bare PGlite opened again",
    figure: time / peerTime,
    unit: "×",
    budget: ratio(3),
    note: `${time.toFixed(0)} and ${peerTime.toFixed(0)} ms`,
  };
}

async function memoryWithPostgres(dataDir: string): Promise<Measure[]> {
  await using postgres = await startPostgres();
  if (postgres === null) return [];
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
  // The first start fills the database and is not counted.
  await millisecondsOf(startOurs(env));
  await using server = await startOurs(env);
  // A list answers when it is prepared, and preparing is what takes memory.
  await readableLists(server.url);
  const figure = inMegabytes(await memoryAtRest(server));
  return [{ what: "Memory with PostgreSQL", figure, unit: "MB", budget: ratio(250) }];
}

async function millisecondsOf(start: Promise<MeasuredProcess>): Promise<number> {
  await using server = await start;
  return server.millisecondsToAnswer;
}
