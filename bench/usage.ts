import { Session } from "node:inspector/promises";

/** The resources that a process has used since its start. */
export interface Usage {
  readonly cpuMilliseconds: number;
  readonly memoryBytes: number;
  /** SQL statements, if they are counted. */
  readonly statements: number;
}

/** How many SQL statements this process has sent to its embedded database; counted on request. */
export const statementCount = { sent: 0 };

// Loaded before the program of a measured process: answers "usage" with what it has used, and
// "collect garbage" with the same once no garbage is left.
process.on("message", async (message) => {
  if (message === "collect garbage") await collectGarbage();
  const { user, system } = process.cpuUsage();
  const usage: Usage = {
    cpuMilliseconds: (user + system) / 1000,
    memoryBytes: process.memoryUsage.rss(),
    statements: statementCount.sent,
  };
  process.send!(usage);
});

async function collectGarbage() {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
