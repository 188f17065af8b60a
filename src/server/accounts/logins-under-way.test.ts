import { beforeEach, expect, test } from "vitest";
import { hasLoginEnded } from "../db/database-errors.ts";
import {
  familiarAddresses,
  loginAttempts,
  members,
  passkeys,
  tokens,
  totpSecrets,
} from "../db/schema.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { changePassword, removeMember, resetAccount } from "./account-changes.ts";
import { changeFactors } from "./factors.ts";
import { afterPassword } from "./login.ts";
import { addMember } from "./members.ts";
import { loginByPasskey, loginByTicket } from "./second-factor.ts";
import { hashOf } from "./secrets.ts";
import { removePasskey } from "./stored-passkeys.ts";

const EMAIL = "asha@example.org";
const HASH = "the hash of a password";
const origin = { account: EMAIL, address: "203.0.113.1" };
const database = await openTestDatabase();

let id: string;
async function addAsha() {
  await database.delete(members);
  id = (await addMember(database, EMAIL, HASH))!;
}
beforeEach(async () => {
  await database.delete(loginAttempts);
  await addAsha();
});

const finish = () => afterPassword(database, { id, passwordHash: HASH }, origin);
const reset = () => database.transaction((open) => resetAccount(open, EMAIL));
const newPassword = () => changePassword(database, EMAIL, "another hash");

const CHANGES = [
  ["has got another password", newPassword],
  ["is removed", () => removeMember(database, EMAIL)],
] as const;

test.each(CHANGES)("a login whose member %s while it is checked is refused", async (_, change) => {
  await change();
  expect(await finish()).toBeNull();
  expect(await database.select().from(tokens)).toEqual([]);
  expect(await database.select().from(familiarAddresses)).toEqual([]);
});

test.each(CHANGES)(
  "of logins that end just when the member %s, none stays open",
  async (_, change) => {
    for (let round = 0; round < 10; round += 1) {
      await addAsha();
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
  ["the password changes", newPassword],
  ["the account is reset", reset],
] as const)("of logins in their second step just when %s, none stays open", async (_, change) => {
  for (let round = 0; round < 10; round += 1) {
    await addAsha();
    await database.update(members).set({ secondFactor: true });
    const { ticket } = (await finish()) as { ticket: string };
    const second = () => loginByTicket(database, id, ticket, origin);
    await Promise.all([second(), soon(change, round), second()]);
    expect(await database.select().from(tokens)).toEqual([]);
  }
});

test("of logins with a passkey just when it is removed, none stays open", async () => {
  const phone = { id: "a key", name: "Phone", publicKey: "", signCounter: 0, transports: "" };
  for (let round = 0; round < 10; round += 1) {
    await addAsha();
    const own = hashOf((await finish()) as string);
    await database.insert(totpSecrets).values(appOf(id));
    await database.insert(passkeys).values({ ...phone, memberId: id });
    await database.update(members).set({ secondFactor: true });
    const passkey = { id: phone.id, memberId: id };
    const logIn = () => loginByPasskey(database, passkey, origin);
    const remove = () =>
      changeFactors(database, { id: own, memberId: id }, (open) => removePasskey(open, passkey));
    await Promise.all([logIn(), soon(remove, round), logIn()]);
    expect(await database.select().from(tokens)).toMatchObject([{ tokenHash: own }]);
  }
});

test("a login with a passkey whose member is reset while it is checked is refused", async () => {
  const phone = { id: "a key", name: "Phone", publicKey: "", signCounter: 0, transports: "" };
  await database.insert(passkeys).values({ ...phone, memberId: id });
  await reset();
  expect(await loginByPasskey(database, { id: phone.id, memberId: id }, origin)).toBeNull();
});

test("a change of the account whose login a reset ends meanwhile changes nothing", async () => {
  const own = hashOf((await finish()) as string);
  await reset();
  for (const change of [
    () => changePassword(database, EMAIL, "another hash", own),
    () =>
      changeFactors(database, { id: own, memberId: id }, (open) =>
        open.insert(totpSecrets).values(appOf(id)),
      ),
  ]) {
    expect(await change().then(() => false, hasLoginEnded)).toBe(true);
  }
  expect(await database.select().from(totpSecrets)).toEqual([]);
  expect(await database.select().from(members)).toMatchObject([{ passwordHash: null }]);
});

const appOf = (memberId: string) => ({ memberId, sealedSecret: "sealed", lastCounter: 1 });
