import { beforeEach, expect, test } from "vitest";
import { members } from "../db/schema.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { ensureFirstMember } from "./first-member.ts";
import { passwordMatches } from "./passwords.ts";

const database = await openTestDatabase();
beforeEach(() => database.delete(members));

const EMAIL = "asha@example.org";

test("a password that nobody chose is random and told once", async () => {
  const said = await ensureFirstMember(database, { memberEmail: null, memberPassword: null });
  const password = /with the password (\S{20,})\n/.exec(said!)![1]!;
  const [made] = await database.select().from(members);
  expect(made!.email).toBe("member@localhost");
  expect(await passwordMatches(made!.passwordHash, password)).toBe(true);
  expect(await ensureFirstMember(database, { memberEmail: null, memberPassword: null })).toBeNull();
});

test("a password from the environment is not told", async () => {
  const said = await ensureFirstMember(database, {
    memberEmail: EMAIL,
    memberPassword: "correct horse battery",
  });
  expect(said).toBe(`The first member is ${EMAIL}, with the password from MEMBER_PASSWORD.\n`);
});

test("a weak password from the environment makes nobody", async () => {
  const weak = { memberEmail: EMAIL, memberPassword: "eight888" };
  await expect(ensureFirstMember(database, weak)).rejects.toThrow(
    "MEMBER_PASSWORD has fewer than 15 characters. Choose another, or leave it out and one is made and shown once.",
  );
  expect(await database.select().from(members)).toEqual([]);
});
