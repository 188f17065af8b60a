import { describe, expect, test } from "vitest";
import { addMember } from "./accounts/members.ts";
import { hashPassword } from "./accounts/passwords.ts";
import { readEnvironment } from "./config.ts";
import { openConfiguredDatabase } from "./db/open-configured-database.ts";
import { logIn, openLink, tokenWorks } from "./testing/member-calls.ts";
import { failToStart } from "./testing/server-process.ts";
import { runCommand } from "./testing/shipped-command.ts";
import { freshStore, startServer } from "./testing/stores.ts";

describe("a start", () => {
  test("without members tells a link by which the first is made and logged in", async () => {
    const store = await freshStore({ isNew: true });
    const first = await startServer(store);
    const { origin, secret } = /^(?<origin>http:\/\/localhost:\d+)\/welcome#(?<secret>\S+)$/m.exec(
      first.greeting,
    )!.groups!;
    expect(first.greeting).toContain(`Shabda Gyan is at ${origin}\n`);
    const password = "mangoes in the rain";
    const token = await openLink(first, secret!, password);
    expect(await tokenWorks(first, token!)).toBe(true);
    expect(await logIn(first, "member@localhost", password)).not.toBeNull();
    expect(await first.stop("SIGTERM")).toBe(0);

    const second = await startServer(store);
    expect(second.greeting).not.toMatch(/welcome|newer/);
    expect(await logIn(second, "member@localhost", password)).not.toBeNull();
    expect(await second.stop("SIGHUP")).toBe(0);
  });

  test("with a weak password ends with a sentence, and makes the member with a better one", async () => {
    const store = { ...(await freshStore()), MEMBER_EMAIL: "asha@example.org" };
    const weak = "iloveyou-iloveyou";
    expect(await failToStart({ ...store, MEMBER_PASSWORD: weak })).toEqual({
      code: 1,
      errors:
        "MEMBER_PASSWORD is among those that attackers try first. Choose another, or leave it out and the start prints a link that sets one.\n",
    });
    const better = "mangoes in the rain";
    const server = await startServer({ ...store, MEMBER_PASSWORD: better });
    expect(await logIn(server, "asha@example.org", weak)).toBeNull();
    expect(await logIn(server, "asha@example.org", better)).not.toBeNull();
  });

  test("that fails as nobody foresaw tells where in the sources", async () => {
    const broken = `import fs from "node:fs";
      import { syncBuiltinESMExports } from "node:module";
      const { readdirSync } = fs;
      fs.readdirSync = (name, ...more) => {
        if (name.endsWith("build/client")) throw new Error("broken");
        return readdirSync(name, ...more);
      };
      syncBuiltinESMExports();`;
    // It fails before it opens any data.
    const { code, errors } = await runCommand("start", [], {
      DATA_DIR: "/dev/null/none",
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(broken)}`,
    });
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^Error: broken\n.* at readSite \(\S*\/src\/server\/http\/web-files\.ts:\d+:\d+\)/s,
    );
  });

  test("goes on with a short password that was set before", async () => {
    const store = await freshStore();
    const short = { MEMBER_EMAIL: "asha@example.org", MEMBER_PASSWORD: "eight888" };
    const { database, close } = await openConfiguredDatabase(readEnvironment(store));
    await addMember(database, short.MEMBER_EMAIL, await hashPassword(short.MEMBER_PASSWORD));
    await close();
    const server = await startServer({ ...store, ...short });
    expect(await logIn(server, short.MEMBER_EMAIL, short.MEMBER_PASSWORD)).not.toBeNull();
  });
});
