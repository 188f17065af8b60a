import { beforeEach, expect, test } from "vitest";
import { members } from "./db/schema.ts";
import { ensureFirstMember } from "./first-member.ts";
import { passwordMatches } from "./passwords.ts";
import { openTestDatabase } from "./testing/test-database.ts";

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

test.each([
  ["correct horse battery", ""],
  ["sunshine", "That password is among those that attackers try first. Set another: "],
])("%s from the environment is not told, but its weakness is", async (password, warning) => {
  const said = await ensureFirstMember(database, { memberEmail: EMAIL, memberPassword: password });
  expect(said).toContain(`The first member is ${EMAIL}, with the password from MEMBER_PASSWORD.`);
  expect(said).not.toContain(password);
  expect(said!.split("\n")[1]).toBe(warning && `${warning}npm run member -- password ${EMAIL}`);
});
