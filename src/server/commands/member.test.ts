import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addLink, findLink } from "../accounts/links.ts";
import { members, oneTimeLinks } from "../db/schema.ts";
import { runOn } from "../testing/run-on.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { member as command, MEMBER_USAGE } from "./member.ts";

const database = await openTestDatabase();
beforeEach(async () => {
  await database.delete(members);
  await database.delete(oneTimeLinks);
});

const member = (words: string[], password = "") => runOn(database, command, words, password);

test("members are added, listed, given a new password and removed", async () => {
  expect(await member(["list"])).toBe(
    "There are no members. Invite one: npm run member -- invite EMAIL",
  );
  expect(await member(["add", "Asha@Example.org", "--password"], "quite long enough")).toBe(
    "Asha@Example.org is a member now.",
  );
  const [before] = await database.select().from(members);
  expect(before).toMatchObject({ email: "asha@example.org" });
  expect(before!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await member(["list"])).toMatch(
    /^\d{4}-\d\d-\d\d {2}asha@example\.org {2}no login yet, no second factor$/,
  );
  expect(
    await member(["password", "asha@example.org", "--password"], "another one as long"),
  ).toContain("is changed");
  const [after] = await database.select().from(members);
  expect(after!.passwordHash).not.toBe(before!.passwordHash);
  expect(await member(["remove", "asha@example.org"])).toBe(
    "asha@example.org is no longer a member.",
  );
  expect(await database.select().from(members)).toEqual([]);
});

test.each<[string, string[], string | undefined, string]>([
  ["no action", [], undefined, MEMBER_USAGE],
  ["an unknown action", ["promote", "a@example.org"], undefined, MEMBER_USAGE],
  ["a missing email", ["add"], undefined, MEMBER_USAGE],
  ["a word too many", ["remove", "a@example.org", "b"], undefined, MEMBER_USAGE],
  ["an unknown option", ["invite", "a@example.org", "--years", "2"], undefined, MEMBER_USAGE],
  ["a password for an invitation", ["invite", "a@example.org", "--password"], "x", MEMBER_USAGE],
  [
    "days for a password",
    ["add", "a@example.org", "--password", "--days", "2"],
    "quite long enough",
    MEMBER_USAGE,
  ],
  ["days of nothing", ["remove", "a@example.org", "--days", "2"], undefined, MEMBER_USAGE],
  ...["0", "91", "-1", "1.5", "soon"].map((days): [string, string[], undefined, string] => [
    `${days} days`,
    ["invite", "a@example.org", `--days=${days}`],
    undefined,
    "--days must be a whole number from 1 to 90.",
  ]),
  [
    "what is no email",
    ["add", "nobody", "--password"],
    "quite long enough",
    "nobody is not an email address.",
  ],
  [
    "a short password",
    ["add", "a@example.org", "--password"],
    "fourteen chars",
    "has fewer than 15 characters. Choose another.",
  ],
  [
    "a common password",
    ["add", "a@example.org", "--password"],
    "Sunshine-Sunshine",
    "attackers try first. Choose another.",
  ],
  [
    "the email as password",
    ["add", "asha@example.org", "--password"],
    "asha@example.org",
    "only the email",
  ],
  [
    "a stranger's password",
    ["password", "a@example.org", "--password"],
    "quite long enough",
    "There is no member",
  ],
  [
    "a stranger's removal",
    ["remove", "a@example.org"],
    undefined,
    "There is no member a@example.org. To see all: npm run member -- list",
  ],
])("refuses %s with a sentence", async (_, words, secret, sentence) => {
  await expect(member(words, secret)).rejects.toThrow(sentence);
  expect(await database.select().from(members)).toEqual([]);
});

test("an invitation and a reset are links of this site, and only the last one for an email works", async () => {
  const link = (text: string) => /^https:\/\/example\.org\/welcome#([\w-]{43})$/m.exec(text)![1]!;
  const first = await member(["invite", "Asha@example.org", "--days", "2"]);
  const second = await member(["add", "asha@example.org"]);
  expect(await findLink(database, link(first))).toBeNull();
  expect(await findLink(database, link(second))).toMatchObject({
    purpose: "invite",
    email: "asha@example.org",
    state: "open",
  });
  expect(await database.select().from(members)).toEqual([]);
  expect(JSON.stringify(await database.select().from(oneTimeLinks))).not.toContain(link(second));

  await expect(member(["reset", "asha@example.org"])).rejects.toThrow("There is no member");
  await member(["add", "asha@example.org", "--password"], "quite long enough");
  await expect(member(["invite", "ASHA@example.org"])).rejects.toThrow("is a member already");
  const reset = await member(["password", "asha@example.org"]);
  expect(reset).toContain("no earlier password or passkey works");
  expect(await findLink(database, link(second))).toBeNull();
  expect(await findLink(database, link(reset))).toMatchObject({ purpose: "reset" });
  expect(await database.select().from(members)).toMatchObject([{ passwordHash: null }]);

  await member(["remove", "asha@example.org"]);
  expect(await findLink(database, link(reset))).toBeNull();

  const withdrawn = await member(["invite", "asha@example.org"]);
  expect(await member(["remove", "Asha@example.org"])).toBe(
    "The invitation of Asha@example.org is withdrawn: its link no longer works.",
  );
  expect(await findLink(database, link(withdrawn))).toBeNull();
  await expect(member(["remove", "asha@example.org"])).rejects.toThrow("There is no member");
});

test("open invitations are listed after the members, each once, until they are used", async () => {
  await member(["add", "zoya@example.org", "--password"], "quite long enough");
  await member(["invite", "ravi@example.org", "--days", "2"]);
  // As two servers that start together do for the first member.
  const link = { purpose: "invite", email: "asha@example.org" } as const;
  await addLink(database, { ...link, days: 1 });
  const secret = await addLink(database, { ...link, days: 7 });
  await addLink(database, { ...link, email: "gone@example.org", days: -1 });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const [zoya, ...invited] = (await member(["list"])).split("\n");
  expect(zoya).toContain("zoya@example.org");
  expect(invited).toEqual([
    `invited     asha@example.org  until ${day(7)}`,
    `invited     ravi@example.org  until ${day(2)}`,
  ]);

  // The other invitation of a member is open for a moment only.
  await member(["add", "asha@example.org", "--password"], "quite long enough");
  expect(await findLink(database, secret)).toMatchObject({ state: "open" });
  expect(await member(["list"])).not.toContain("invited     asha");
});

test("a link works as many days as were asked for", async () => {
  await member(["invite", "ravi@example.org", "--days", "2"]);
  const [row] = await database
    .select({ seconds: sql<number>`extract(epoch from ${oneTimeLinks.expiresAt} - now())` })
    .from(oneTimeLinks)
    .where(eq(oneTimeLinks.email, "ravi@example.org"));
  expect(Number(row!.seconds) / 3600).toBeCloseTo(48, 0);
});

test("refuses an email that is taken, in any case, and changes nothing", async () => {
  await member(["add", "asha@example.org", "--password"], "quite long enough");
  const before = await database.select().from(members);
  await expect(
    member(["add", "ASHA@example.org", "--password"], "some other password"),
  ).rejects.toThrow(
    "ASHA@example.org is a member already. To let them set a new password: npm run member -- reset ASHA@example.org",
  );
  expect(await database.select().from(members)).toEqual(before);
});
