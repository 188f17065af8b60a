import { once } from "node:events";
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { keyStoreOf, keysAsText, newKey } from "../accounts/secret-keys.ts";
import { lostKeyWarning, totpCode } from "../accounts/totp.ts";
import { readEnvironment } from "../config.ts";
import { openConfiguredDatabase } from "../db/open-configured-database.ts";
import { logIn, sendLogIn } from "../testing/member-calls.ts";
import { runCommand } from "../testing/shipped-command.ts";
import { FIRST_MEMBER, freshStore, startServer } from "../testing/stores.ts";

test("a key is replaced while the server runs; a lost one is told, at the start too, and keeps nobody else out", async () => {
  const store = await freshStore();
  const server = await startServer({ ...store, ...FIRST_MEMBER });
  const call = async (route: string, body: object, token = "") => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return fetch(`${server.url}/api/v1/${route}`, init);
  };
  const rotate = () => runCommand("rotate-key", [], store);
  const warning = "Backups taken until now need the present key: keep it as long as them.\n";
  expect((await rotate()).errors).toBe(
    `${warning}There is no key yet: it is made when a member sets up an app.\n`,
  );

  const token = (await logIn(server))!;
  const headers = { authorization: `Bearer ${token}` };
  const begun = await fetch(`${server.url}/api/v1/account/totp`, { method: "POST", headers });
  const { secret, setup } = (await begun.json()) as { secret: string; setup: string };
  const code = totpCode(secret, Date.now());
  expect((await call("account/totp/confirm", { setup, code }, token)).status).toBe(204);

  const file = path.join(store.DATA_DIR!, "secret-key");
  const former = readFileSync(file, "utf8");
  const modeOfFile = () => statSync(file).mode & 0o777;
  expect(modeOfFile()).toBe(0o600);
  const before = path.join(store.DATA_DIR!, "before.gz");
  expect((await runCommand("backup", [before], store)).code).toBe(0);
  expect(await rotate()).toEqual({
    code: 0,
    text: `Secrets sealed with the new key: 1. The former key stays behind it in ${file}.\n`,
    errors: warning,
  });
  expect(modeOfFile()).toBe(0o600);
  expect(readFileSync(file, "utf8")).toMatch(new RegExp(`^[\\w-]{43},${former}$`));

  await loseTheAnswer(store.DATA_DIR!, async () => {
    expect((await rotate()).errors).toContain("The server ended before it answered.");
  });
  const both = await Promise.all([rotate(), rotate()]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const kept = readFileSync(file, "utf8");

  writeFileSync(file, keysAsText([newKey()]));
  const next = async () => {
    const { ticket } = (await (await sendLogIn(server)).json()) as { ticket: string };
    return { ticket, code: totpCode(secret, Date.now() + 30_000) };
  };
  const unchecked = await next();
  // What cannot be checked costs no attempt, of which there are ten.
  for (let tried = 0; tried < 11; tried++) {
    expect((await call("auth/second-factor", unchecked)).status).toBe(503);
  }
  const lost = "Some secrets were sealed with a key that is not here.";
  expect((await rotate()).errors).toContain(lost);
  rmSync(file);
  expect((await rotate()).errors).toContain(lost);
  writeFileSync(file, kept);
  // A backup from before holds what the former key sealed.
  expect((await runCommand("restore", [before, "--replace"], store)).code).toBe(0);
  expect((await call("auth/second-factor", await next())).status).toBe(200);

  const [email, password] = ["second@example.org", "mangoes in the rain"];
  await runCommand("member", ["add", email, "--password"], store, { input: password });
  await server.stop("SIGTERM");
  const lostKey = "put SECRET_KEY, or the file secret-key in DATA_DIR, back as it was";
  const environment = readEnvironment(store);
  const { database, close } = await openConfiguredDatabase(environment);
  for (const [spoil, warned] of [
    [() => writeFileSync(file, keysAsText([newKey()])), true],
    [() => rmSync(file), true],
    [() => writeFileSync(file, kept), false],
    [() => writeFileSync(file, "no key"), true],
  ] as const) {
    spoil();
    const told = await lostKeyWarning(database, keyStoreOf(environment));
    expect(told.includes(lostKey)).toBe(warned);
  }
  await close();
  const later = await startServer(store);
  expect(later.greeting).toContain(lostKey);
  expect(await logIn(later, email, password)).not.toBeNull();
});

/** Hangs up on the command in the moment that the server has done what it was asked for. */
async function loseTheAnswer(directory: string, work: () => Promise<void>) {
  const [socket, moved] = [path.join(directory, "operator.sock"), path.join(directory, "moved")];
  renameSync(socket, moved);
  const between = createServer((command) => {
    const server = connect(moved);
    command.pipe(server).once("data", () => command.destroy());
  }).listen(socket);
  await once(between, "listening");
  await work();
  between.close();
  await once(between, "close");
  renameSync(moved, socket);
}
