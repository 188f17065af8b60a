import { spawn } from "node:child_process";
import { once } from "node:events";
import { stopWithSentence } from "../src/server/commands/stop-with-sentence.ts";
import { takeNoWords } from "../src/server/commands/words.ts";
import { readEnvironment, siteOrigin } from "../src/server/config.ts";
import { stopSignal } from "../src/server/stop-signal.ts";
import { freePort } from "./free-port.ts";

// npm run dev: the site with hot reload on PORT, and the API, restarted on change, on a port that
// only the site uses. Both end when one of them ends, or on a signal.
try {
  takeNoWords("npm run dev");
  const environment = readEnvironment(process.env);
  const { host } = environment;
  const port = environment.port || (await freePort());
  const api = { HOST: "127.0.0.1", PORT: String(await freePort()) };
  const children = [
    start(process.execPath, ["--watch", "scripts/dev-api.ts"], {
      ...api,
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
  return spawn(command, words, { stdio: "inherit", env: { ...process.env, ...env } });
}
