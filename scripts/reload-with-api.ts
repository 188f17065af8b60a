import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

const STAMP = path.resolve("build/dev-api-start");

/** Says that the API of `npm run dev` has started, so that open pages reload. */
export async function recordStart(): Promise<void> {
  await mkdir(path.dirname(STAMP), { recursive: true });
  await writeFile(STAMP, new Date().toISOString());
}

/** Reloads open pages in development once the API has restarted with changed code. */
export function reloadWithApi(): Plugin {
  return {
    name: "reload-with-api",
    apply: "serve",
    configureServer({ watcher, ws }) {
      watcher.add(STAMP);
      watcher.on("all", (_event, file) => {
        if (file === STAMP) ws.send({ type: "full-reload" });
      });
    },
  };
}
