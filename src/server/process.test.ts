import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { QUICKLY } from "./testing/server-process.ts";
import { freshStore, logIn, startServer, tokenWorks } from "./testing/stores.ts";

describe("the first start", () => {
  test("makes a member with a password told once, which logs in", async () => {
    const store = await freshStore({ isNew: true });
    const first = await startServer(store);
    const told = /member is (\S+), with the password (\S+)/.exec(first.greeting);
    expect(told).not.toBeNull();
    expect(await logIn(first, told![1]!, told![2]!)).not.toBeNull();
    expect(await logIn(first, told![1]!, "something else")).toBeNull();
    expect(await first.stop("SIGTERM")).toBe(0);

    const second = await startServer(store);
    expect(second.greeting).not.toContain("password");
    expect(await logIn(second, told![1]!, told![2]!)).not.toBeNull();
    expect(await second.stop("SIGINT")).toBe(0);
  }, 30_000);
});

describe("npm run member", () => {
  const run = async (store: Record<string, string>, words: string[], input = "") => {
    const cli = path.join(import.meta.dirname, "cli/member.ts");
    const running = promisify(execFile)(process.execPath, [...QUICKLY, cli, ...words], {
      env: { PATH: process.env.PATH, ...store },
    });
    running.child.stdin!.end(input);
    return running.then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      ({ code, stderr }) => ({ code, text: stderr as string }),
    );
  };

  test("works while the server runs and while it does not", async () => {
    const store = await freshStore();
    expect(await run(store, ["add", "asha@example.org"], "asha's password\n")).toEqual({
      code: 0,
      text: "asha@example.org is a member now.\n",
    });
    const server = await startServer(store);
    const token = (await logIn(server, "asha@example.org", "asha's password"))!;
    expect(await tokenWorks(server, token)).toBe(true);

    const changed = await run(store, ["password", "asha@example.org"]);
    const password = /Password, shown this once: (\S+)/.exec(changed.text)![1]!;
    expect(await tokenWorks(server, token)).toBe(false);
    expect(await logIn(server, "asha@example.org", password)).not.toBeNull();

    expect((await run(store, ["list"])).text).toContain("asha@example.org");
    expect((await run(store, ["remove", "asha@example.org"])).code).toBe(0);
    expect(await logIn(server, "asha@example.org", password)).toBeNull();
    const again = await run(store, ["remove", "asha@example.org"]);
    expect(again).toEqual({
      code: 1,
      text: "There is no member asha@example.org. To see all: npm run member -- list\n",
    });
    await server.stop("SIGTERM");
  }, 30_000);
});
