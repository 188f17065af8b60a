import { beforeEach, expect, test } from "vitest";
import { hasLoginEnded } from "../db/login-ended.ts";
import {
  familiarAddresses,
  loginAttempts,
  members,
  passkeys,
  tokens,
  totpSecrets,
} from "../db/schema.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { takeChallenge } from "./challenges.ts";
import { changeFactors } from "./factors.ts";
import { finishProvenLogin } from "./finish-proven-login.ts";
import { hashOf } from "./hash-of.ts";
import { finishFactorLogin, finishFirstStep, finishLogin, startLogin } from "./login-attempts.ts";
import { addMember, changePassword, removeMember } from "./members.ts";
import { findPasskey, removePasskey } from "./passkey-rows.ts";
import { resetAccount } from "./reset-account.ts";

const EMAIL = "asha@example.org";
const origin = { account: EMAIL, address: "203.0.113.1" };
const database = await openTestDatabase();

beforeEach(async () => {
  await database.delete(members);
  await database.delete(loginAttempts);
  await addMember(database, EMAIL, "the hash of a password");
});

const CHANGES = [
  ["has got another password", () => changePassword(database, EMAIL, "another hash")],
  ["is removed", () => removeMember(database, EMAIL)],
] as const;

test.each(CHANGES)(
  "a login whose member %s while it is checked comes to nothing",
  async (_, change) => {
    const { member } = await startLogin(database, origin);
    await change();
    expect(await finishLogin(database, origin, member!)).toBeNull();
    expect(await database.select().from(tokens)).toEqual([]);
    expect(await database.select().from(familiarAddresses)).toEqual([]);
    // It counts as a failure.
    const left = await database.select({ attempts: loginAttempts.attempts }).from(loginAttempts);
    expect(left).toEqual(Array(3).fill({ attempts: 1 }));
  },
);

test.each(CHANGES)(
  "of logins that end just when the member %s, none stays open",
  async (_, change) => {
    for (let round = 0; round < 10; round += 1) {
      await database.delete(members);
      await addMember(database, EMAIL, "the hash of a password");
      const { member } = await startLogin(database, origin);
      const finish = () => finishLogin(database, origin, member!);
      await Promise.all([finish(), finish(), change(), finish(), finish()]);
      expect(await database.select().from(tokens)).toEqual([]);
    }
  },
);

/** Does work a little later each round, so that it comes between two statements of a login. */
async function soon(work: () => Promise<unknown>, round: number) {
  for (let turn = 0; turn < round; turn += 1) await Promise.resolve();
  await work();
}

test.each([
  ["the password changes", () => changePassword(database, EMAIL, "another hash")],
  ["the account is reset", () => database.transaction((open) => resetAccount(open, EMAIL))],
] as const)("of logins in their second step just when %s, none stays open", async (_, change) => {
  for (let round = 0; round < 10; round += 1) {
    await database.delete(members);
    await addMember(database, EMAIL, "the hash of a password");
    await database.update(members).set({ secondFactor: true });
    const { member } = await startLogin(database, origin);
    const { id } = member!;
    const ticket = (await finishFirstStep(database, origin, member!))!;
    const finish = () =>
      finishProvenLogin(database, origin, { id }, (open) =>
        takeChallenge(open, ticket, "second factor", id),
      );
    await Promise.all([finish(), soon(change, round), finish()]);
    expect(await database.select().from(tokens)).toEqual([]);
  }
});

test("of logins with a passkey just when it is removed, none stays open", async () => {
  const passkey = { id: "a key", name: "Phone", publicKey: "", signCounter: 0, transports: "" };
  for (let round = 0; round < 10; round += 1) {
    await database.delete(members);
    await addMember(database, EMAIL, "the hash of a password");
    const { member } = await startLogin(database, origin);
    const { id: memberId } = member!;
    const own = hashOf((await finishLogin(database, origin, member!))!);
    const app = { memberId, sealedSecret: "sealed", lastCounter: 1 };
    await database.insert(totpSecrets).values(app);
    await database.insert(passkeys).values({ ...passkey, memberId });
    await database.update(members).set({ secondFactor: true });
    const finish = () =>
      finishProvenLogin(
        database,
        origin,
        { id: memberId },
        async (open) => (await findPasskey(open, passkey.id)) !== null,
        "passkey",
      );
    const remove = () =>
      changeFactors(database, { id: own, memberId }, (open) =>
        removePasskey(open, { id: passkey.id, memberId }),
      );
    await Promise.all([finish(), soon(remove, round), finish()]);
    expect(await database.select().from(tokens)).toMatchObject([{ tokenHash: own }]);
  }
});

test("a login with a second factor whose member is reset while it is checked comes to nothing", async () => {
  await database.update(members).set({ secondFactor: true });
  const { member } = await startLogin(database, origin);
  await database.transaction((transaction) => resetAccount(transaction, EMAIL));
  const login = { memberId: member!.id, method: "passkey" } as const;
  expect(await finishFactorLogin(database, origin, login)).toBeNull();
});

test("a change of the account whose login a reset ends meanwhile changes nothing", async () => {
  const { member } = await startLogin(database, origin);
  const { id: memberId } = member!;
  const id = hashOf((await finishLogin(database, origin, member!))!);
  await database.transaction((transaction) => resetAccount(transaction, EMAIL));
  const app = { memberId, sealedSecret: "sealed", lastCounter: 1 };
  for (const change of [
    () => changePassword(database, EMAIL, "another hash", id),
    () => changeFactors(database, { id, memberId }, (open) => open.insert(totpSecrets).values(app)),
  ]) {
    expect(await change().then(() => false, hasLoginEnded)).toBe(true);
  }
  expect(await database.select().from(totpSecrets)).toEqual([]);
  expect(await database.select().from(members)).toMatchObject([{ passwordHash: null }]);
});
