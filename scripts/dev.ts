import { spawn } from "node:child_process";
import { stopWithSentence } from "../src/server/cli/stop-with-sentence.ts";
import { readEnvironment } from "../src/server/environment.ts";

// npm run dev: the site with hot reload on PORT, and the API, restarted on change, on the port after it.
try {
  const { host, port } = readEnvironment(process.env);
  const api = String(port + 1);
  const children = [
    start(process.execPath, ["--watch", "scripts/dev-api.ts"], { PORT: api }),
    start("node_modules/.bin/react-router", ["dev", "--host", host, "--port", String(port)], {
      DEV_API: `http://${host}:${api}`,
    }),
  ];
  for (const child of children) {
    child.once("exit", (code) => {
      for (const other of children) other.kill();
      process.exitCode = code ?? 0;
    });
  }
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
