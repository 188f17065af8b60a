import { beforeEach, expect, test } from "vitest";
import { members } from "../db/schema.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { acceptLink } from "./account-changes.ts";
import { ensureFirstMember } from "./first-member.ts";
import { findLink } from "./links.ts";

const database = await openTestDatabase();
beforeEach(() => database.delete(members));

const EMAIL = "asha@example.org";

test("without a password no member is made, and each start prints a link until one is used", async () => {
  const none = { memberEmail: null, memberPassword: null };
  const told = (await ensureFirstMember(database, none))!("https://example.org");
  const secret = /^https:\/\/example\.org\/welcome#([\w-]{43})$/m.exec(told)![1]!;
  expect(await findLink(database, secret)).toMatchObject({
    purpose: "invite",
    email: "member@localhost",
  });
  // Servers that start together print a link each; both work until one is used.
  expect(await ensureFirstMember(database, none)).not.toBeNull();
  expect(await database.select().from(members)).toEqual([]);
  await database.transaction((all) => acceptLink(all, secret, "a hash"));
  expect(await database.select().from(members)).toMatchObject([{ email: "member@localhost" }]);
  expect(await ensureFirstMember(database, none)).toBeNull();
});

test("a password from the environment is not printed", async () => {
  const said = await ensureFirstMember(database, {
    memberEmail: EMAIL,
    memberPassword: "correct horse battery",
  });
  expect(said!("https://example.org")).toBe(
    `The first member is ${EMAIL}, with the password from MEMBER_PASSWORD.\n`,
  );
});

test.each([
  ["eight888", "has fewer than 15 characters"],
  ["iloveyou-iloveyou", "is among those that attackers try first"],
])("a weak password from the environment makes nobody: %s", async (memberPassword, weakness) => {
  const weak = { memberEmail: EMAIL, memberPassword };
  await expect(ensureFirstMember(database, weak)).rejects.toThrow(
    `MEMBER_PASSWORD ${weakness}. Choose another, or leave it out and the start prints a link that sets one.`,
  );
  expect(await database.select().from(members)).toEqual([]);
});
