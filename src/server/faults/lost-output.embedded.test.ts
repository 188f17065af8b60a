import { expect, test } from "vitest";
import { freePort } from "../../../scripts/free-port.ts";
import { spawnServer } from "../testing/server-process.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { freshStore } from "../testing/stores.ts";

test.each([
  ["nobody reads any more", {}],
  ["a full disk cannot take", { printsTo: "/dev/full" }],
])("a server whose output %s goes on, and ends when it is told to", async (_, options) => {
  // The port cannot be read from the output here.
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

test("a link that a full disk cannot take is told, and the command fails", async () => {
  const [words, store] = [["invite", "asha@example.org"], await freshStore()];
  expect(await runCommand("member", words, store, { printsTo: "/dev/full" })).toEqual({
    code: 1,
    text: "",
    errors: expect.stringMatching(
      /^It is done, but what it says could not be printed: .*ENOSPC.*\. If it was a link, run the command again for a new one\.\n$/,
    ),
  });
});
