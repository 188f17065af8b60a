import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { spawnServer } from "../testing/server-process.ts";
import { freshStore } from "../testing/stores.ts";

// The port cannot be read from the output here.
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test.each([
  ["nobody reads any more", {}],
  ["a full disk cannot take", { printsTo: "/dev/full" }],
])("a server whose output %s goes on, and ends when it is told to", async (_, options) => {
  const port = await freePort();
  const store = { ...(await freshStore()), LOG_LEVEL: "info", PORT: String(port) };
  const { child, ended } = spawnServer(store, options);
  child.stdout!.destroy();
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
  for (let asked = 0; asked < 3; asked += 1) expect(await isReady()).toBe(true);
  child.kill("SIGTERM");
  expect(await ended).toEqual({ code: 0, errors: "" });
});
