import { describe, expect, test } from "vitest";
import { runCommand } from "../commands/run-command.ts";
import { readEnvironment } from "../config.ts";
import { logIn, logOut, tokenWorks } from "../testing/member-calls.ts";
import { FIRST_MEMBER, freshStore, startServer } from "../testing/stores.ts";

const PASSWORD = "a password for all";

describe("kill -9", () => {
  test("in the middle of logins, logouts and member changes loses nothing acknowledged", async () => {
    const store = await freshStore();
    const environment = readEnvironment(store);
    const live: string[] = [];
    const dead: string[] = [];
    const members: string[] = [];

    const addMember = (email: string) =>
      runCommand("member", ["add", email, "--password"], environment, async () => PASSWORD);

    for (let round = 1; round <= 3; round += 1) {
      const server = await startServer({ ...store, ...FIRST_MEMBER });
      // A member has only so many logins at once: each round's are of another member.
      const loginEmail = `round-${round}@example.org`;
      await addMember(loginEmail);
      let acknowledged = 0;
      let killed: Promise<unknown> | undefined;
      const note = (kept: string[], value: string) => {
        kept.push(value);
        acknowledged += 1;
        if (acknowledged === 12) killed = server.stop("SIGKILL");
      };
      const logins = async () => {
        while (!killed) {
          const token = await logIn(server, loginEmail, PASSWORD);
          if (token === null) throw new Error("a login was refused");
          if (live.length <= dead.length) note(live, token);
          else if (await logOut(server, token)) note(dead, token);
        }
      };
      const additions = async (name: string) => {
        for (let number = 1; !killed; number += 1) {
          const email = `${name}-${round}-${number}@example.org`;
          await addMember(email);
          note(members, email);
        }
      };
      // Only requests in progress when the server dies fail.
      await Promise.allSettled([logins(), logins(), logins(), additions("a"), additions("b")]);
      expect(killed).toBeDefined();
      await killed;
    }

    const server = await startServer(store);
    for (const token of live) expect(await tokenWorks(server, token)).toBe(true);
    for (const token of dead) expect(await tokenWorks(server, token)).toBe(false);
    const listed = await runCommand("member", ["list"], environment);
    for (const email of members) expect(listed).toContain(email);
    expect(await server.stop("SIGTERM")).toBe(0);
    expect(live.length + dead.length + members.length).toBeGreaterThanOrEqual(36);
  });
});
