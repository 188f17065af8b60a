import { statementCount } from "./statement-count.ts";

/** The resources that a process has used since its start. */
export interface Usage {
  readonly cpuMilliseconds: number;
  readonly memoryBytes: number;
  /** SQL statements, if they are counted. */
  readonly statements: number;
}

// Loaded before the program of a measured process: answers every message with what it has used.
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = {
    cpuMilliseconds: (user + system) / 1000,
    memoryBytes: process.memoryUsage.rss(),
    statements: statementCount.sent,
  };
  process.send!(usage);
});
