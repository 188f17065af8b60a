import { beforeEach, expect, test } from "vitest";
import { members } from "../db/schema.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { runOperatorRequest } from "./commands.ts";
import { MEMBER_USAGE } from "./member-command.ts";

const database = await openTestDatabase();
beforeEach(() => database.delete(members));

const member = (words: string[], secret?: string) =>
  runOperatorRequest(database, { command: "member", words, ...(secret && { secret }) });

test("members are added, listed, given a new password and removed", async () => {
  expect(await member(["list"])).toBe("There are no members. Add one: npm run member -- add EMAIL");
  expect(await member(["add", "Asha@Example.org"], "quite long enough")).toBe(
    "Asha@Example.org is a member now.",
  );
  const [before] = await database.select().from(members);
  expect(before).toMatchObject({ email: "asha@example.org" });
  expect(before!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await member(["list"])).toMatch(/^\d{4}-\d\d-\d\d {2}asha@example\.org$/);
  expect(await member(["password", "asha@example.org"], "another one as long")).toContain(
    "is changed",
  );
  const [after] = await database.select().from(members);
  expect(after!.passwordHash).not.toBe(before!.passwordHash);
  expect(await member(["remove", "asha@example.org"])).toBe(
    "asha@example.org is no longer a member.",
  );
  expect(await database.select().from(members)).toEqual([]);
});

test.each([
  ["no action", [], undefined, MEMBER_USAGE],
  ["an unknown action", ["promote", "a@example.org"], undefined, MEMBER_USAGE],
  ["a missing email", ["add"], undefined, MEMBER_USAGE],
  ["a word too many", ["remove", "a@example.org", "b"], undefined, MEMBER_USAGE],
  ["what is no email", ["add", "nobody"], "quite long enough", "nobody is not an email address."],
  [
    "a short password",
    ["add", "a@example.org"],
    "fourteen chars",
    "has fewer than 15 characters. Choose another.",
  ],
  [
    "a common password",
    ["add", "a@example.org"],
    "Sunshine-Sunshine",
    "attackers try first. Choose another.",
  ],
  [
    "the email as password",
    ["add", "asha@example.org"],
    "asha@example.org",
    "no more than the email",
  ],
  ["no password", ["add", "a@example.org"], undefined, "Send a password with this request."],
  [
    "a stranger's password",
    ["password", "a@example.org"],
    "quite long enough",
    "There is no member",
  ],
  ["a stranger's removal", ["remove", "a@example.org"], undefined, "There is no member"],
])("refuses %s with a sentence", async (_, words, secret, sentence) => {
  await expect(member(words, secret)).rejects.toThrow(sentence);
  expect(await database.select().from(members)).toEqual([]);
});

test("refuses an email that is taken, in any case, and changes nothing", async () => {
  await member(["add", "asha@example.org"], "quite long enough");
  const before = await database.select().from(members);
  await expect(member(["add", "ASHA@example.org"], "some other password")).rejects.toThrow(
    "is a member already",
  );
  expect(await database.select().from(members)).toEqual(before);
});
