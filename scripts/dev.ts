import { spawn } from "node:child_process";
import { once } from "node:events";
import { stopWithSentence } from "../src/server/cli/stop-with-sentence.ts";
import { readEnvironment } from "../src/server/process/environment.ts";
import { stopSignal } from "../src/server/process/stop-signal.ts";

// npm run dev: the site with hot reload on PORT, and the API, restarted on change, on the next
// port. Both end when one of them ends, or on a signal.
try {
  const { host, port } = readEnvironment(process.env);
  const api = String(port + 1);
  const children = [
    start(process.execPath, ["--watch", "scripts/dev-api.ts"], { PORT: api }),
    start("node_modules/.bin/astro", ["dev", "--host", host, "--port", String(port)], {
      DEV_API: `http://${host}:${api}`,
      ASTRO_TELEMETRY_DISABLED: "1",
    }),
  ];
  const ends = children.map((child) => once(child, "exit"));
  const [code] = await Promise.race([...ends, once(stopSignal, "abort").then(() => [0])]);
  for (const child of children) child.kill();
  await Promise.all(ends);
  process.exitCode = code ?? 1;
} catch (error) {
  stopWithSentence(error);
}

function start(command: string, words: readonly string[], env: Record<string, string>) {
  return spawn(command, words, {
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...env },
  });
}
