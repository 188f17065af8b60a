import { spawn } from "node:child_process";
import { once } from "node:events";
import { takeNoWords } from "../src/server/commands/no-words.ts";
import { stopWithSentence } from "../src/server/commands/stop-with-sentence.ts";
import { readEnvironment, siteOrigin } from "../src/server/config.ts";
import { stopSignal } from "../src/server/stop-signal.ts";
import { requireBundlerPath } from "./bundler-path.ts";
import { freePort } from "./free-port.ts";

// npm run dev: the site with hot reload on PORT, and the API, restarted on change, on a port that
// only the site uses. Both end when one of them ends, or on a signal.
try {
  takeNoWords("npm run dev");
  requireBundlerPath();
  const environment = readEnvironment(process.env);
  const { host } = environment;
  const port = environment.port || (await freePort());
  const api = { HOST: "127.0.0.1", PORT: String(await freePort()) };
  const children = [
    // Restarts take a third less with V8's quick compiler for WebAssembly and a cache of compiled code.
    start(process.execPath, ["--watch", "--liftoff-only", "scripts/dev-api.ts"], {
      ...api,
      NODE_COMPILE_CACHE: "build/dev-api-compiled",
      // The links that the API prints lead to the site.
      SITE_URL: siteOrigin(environment, port),
    }),
    start("node_modules/.bin/astro", ["dev", "--host", host, "--port", String(port)], {
      DEV_API: `http://${api.HOST}:${api.PORT}`,
      // With another value, parts of React would come from different builds of it.
      NODE_ENV: "development",
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
