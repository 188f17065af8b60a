import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { findChromium } from "../scripts/chromium.ts";
import { runCommand } from "../src/server/commands/run-command.ts";
import { readEnvironment } from "../src/server/config.ts";
import { startServer } from "../src/server/testing/server-process.ts";
import { CHANGING, memberOf } from "./member-of.ts";

/**
 * Finds or installs Chromium and starts the server of all journeys on an empty data directory, with one member for each worker, so
 * that workers do not disturb each other's logins. Returns a function that stops it.
 */
export default async function start({ workers }: FullConfig) {
  findChromium();
  const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-journeys-"));
  const [first, ...others] = [...Array(workers).keys(), ...CHANGING].map(memberOf);
  const server = await startServer({
    DATA_DIR: folder,
    MEMBER_EMAIL: first!.email,
    MEMBER_PASSWORD: first!.password,
  });
  const environment = readEnvironment({ DATA_DIR: folder });
  for (const { email, password } of others) {
    await runCommand("member", ["add", email, "--password"], environment, async () => password);
  }
  process.env.JOURNEYS_URL = server.url;
  process.env.JOURNEYS_DATA = folder;
  return async () => {
    await server.stop("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  };
}
