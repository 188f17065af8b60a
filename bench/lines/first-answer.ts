import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "../../scripts/build.ts";
import { startPostgres } from "../../scripts/postgres-server.ts";
import { median } from "../cpu.ts";
import { firm, type Line, type Measure, ratio } from "../line.ts";
import { type MeasuredProcess, startOurs, startPeer } from "../measured-process.ts";
import { inMegabytes, memoryAtRest } from "../memory-at-rest.ts";
import { readableLists } from "../public-lists.ts";

const STARTS = 5;

/** How soon the server answers, and how much memory it uses. */
export const firstAnswer: Line = {
  number: 11,
  name: "first-answer",
  what: "Start to the first answer with a warm embedded database / bare PGlite reopened; memory",
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
  await once(() => startOurs({ DATA_DIR: dataDir }));
  for (let start = 0; start < STARTS; start++) {
    ours.push(await once(() => startOurs({ DATA_DIR: dataDir }, { firstPath: "/" })));
    peers.push(await once(() => startPeer("pglite", [dataDir])));
  }
  const [time, peerTime] = [ours, peers].map((starts) =>
    median(starts.map((start) => start.milliseconds)),
  );
  const [memory, peerMemory] = [ours, peers].map((starts) =>
    median(starts.map((start) => start.bytes)),
  );
  return [
    {
      what: "Start to the first answer",
      figure: time! / peerTime!,
      unit: "×",
      budget: ratio(
        1.5,
        "opening the database keeps the one thread busy, and our modules, the site's files and the routes come before and after it",
      ),
      peer: `${time!.toFixed(0)} and ${peerTime!.toFixed(0)} ms`,
    },
    {
      what: "Memory after the first answer",
      figure: memory! / peerMemory!,
      unit: "×",
      budget: ratio(1.25),
      peer: `${inMegabytes(memory!)} and ${inMegabytes(peerMemory!)} MB`,
    },
  ];
}

async function onPostgres(dataDir: string): Promise<Measure[]> {
  const postgres = await startPostgres();
  if (postgres === null) return [];
  try {
    const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
    // The first start fills the database and is not counted.
    await once(() => startOurs(env));
    // A list answers when it is prepared, and preparing is what takes memory.
    const { bytes } = await once(
      () => startOurs(env),
      ({ url }) => readableLists(url),
    );
    const figure = inMegabytes(bytes);
    return [{ what: "Memory with PostgreSQL", figure, unit: "MB", budget: firm(150) }];
  } finally {
    await postgres.stop();
  }
}

async function once(
  start: () => Promise<MeasuredProcess>,
  use: (server: MeasuredProcess) => Promise<unknown> = async () => {},
) {
  const server = await start();
  await use(server);
  const bytes = await memoryAtRest(server);
  await server.stop();
  return { milliseconds: server.millisecondsToAnswer, bytes };
}
