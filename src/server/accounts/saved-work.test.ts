import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_SAVED_WORK, SAVED_WORK_PAGE } from "#contract/saved-work.ts";
import { members, savedWork } from "../db/schema.ts";
import {
  bearer,
  LEAVER,
  leaverToken,
  memberToken,
  openTestApp,
  send,
} from "../testing/test-app.ts";
import { removeMember } from "./account-changes.ts";

const { app, database } = await openTestApp();
let token: string;
let stranger: string;
beforeAll(async () => {
  token = await memberToken(app);
  stranger = await leaverToken(database);
});
beforeEach(() => database.delete(savedWork));

const ask = (path: string, payload?: object, by = token) =>
  payload
    ? send(app, `/saved/${path}`, payload, { token: by })
    : app.inject({ url: `/api/v1/saved/${path}`, headers: bearer(by) });
const keep = async (name: string, note = "", by = token) => {
  const address = `/private/aryabhatta?t=${encodeURIComponent(name)}`;
  return (await ask("keep", { name, address, note }, by)).json();
};
const namesIn = async (path: string, by = token) =>
  (await ask(path, undefined, by)).json().items.map((one: { name: string }) => one.name);

test("nothing is kept that was not asked for, and what is kept is listed, the latest first", async () => {
  expect((await ask("work")).json()).toEqual({ items: [], found: 0, total: 0 });
  const first = await keep("ख्युघृ", "The years\nof a yuga");
  const second = await keep("98 × 87");
  expect(first).toMatchObject({ name: "ख्युघृ", note: "The years\nof a yuga" });
  expect((await ask("work")).json()).toEqual({ items: [second, first], found: 2, total: 2 });
});

test("the same page, name and note are kept once; another note is another piece", async () => {
  const [first, again] = await Promise.all([keep("Same", "note"), keep("Same", "note")]);
  expect(again).toEqual(first);
  const other = await keep("Same", "another");
  expect((await ask("work")).json()).toEqual({ items: [other, first], found: 2, total: 2 });
});

test("a search finds names and notes in whatever case and accents, and nothing by wildcards", async () => {
  await keep("Sine table", "Of the Āryabhaṭīya");
  await keep("ख्युघृ", "100%");
  expect(await namesIn("work?search=ARYABHATIYA")).toEqual(["Sine table"]);
  expect(await namesIn(`work?search=${encodeURIComponent("घृ")}`)).toEqual(["ख्युघृ"]);
  expect(await namesIn("work?search=%25")).toEqual(["ख्युघृ"]);
  const none = (await ask("work?search=_")).json();
  expect(none).toEqual({ items: [], found: 0, total: 2 });
});

test("a search finds a word by its sound in another script, and work by its page", async () => {
  await keep("ख्युघृ");
  await keep("khyughṛ = 4320000");
  const { id } = (
    await ask("keep", { name: "29 by 7?", address: "/private/ganita/veshtanam?n=29&divisor=7" })
  ).json();
  const words = ["khyughṛ = 4320000", "ख्युघृ"];
  for (const search of ["khyughr", "KHYUGHṚ", "ಖ್ಯುಘೃ", "ख्युघृ"]) {
    expect(await namesIn(`work?search=${encodeURIComponent(search)}`)).toEqual(words);
  }
  await ask(`work/${id}/change`, { name: "28 by 7?" });
  expect(await namesIn("work?search=osculation")).toEqual(["28 by 7?"]);
  expect(await namesIn("work?search=script%20to")).toEqual(words);
  for (const nothing of ["private", "n=29"]) {
    expect(await namesIn(`work?search=${nothing}`)).toEqual([]);
  }
});

test("a search finds a visarga and the colon that is typed for it, each by the other", async () => {
  await keep("दु:ख");
  await keep("दुःख");
  for (const search of ["दु:ख", "दुःख", "ದುಃಖ", "దు:ఖ", "duḥkha", "du:kha", "duhkha"]) {
    expect(await namesIn(`work?search=${encodeURIComponent(search)}`), search).toEqual([
      "दुःख",
      "दु:ख",
    ]);
  }
});

test("a search finds a word by the spellings that people type", async () => {
  await keep("कृष्ण", "गीता, चक्र");
  await keep("krsi", "100 and 11");
  for (const search of ["krishna", "Krish", "krsna", "kṛṣṇa", "geeta", "gita", "chakra", "cakra"]) {
    expect(await namesIn(`work?search=${encodeURIComponent(search)}`), search).toEqual(["कृष्ण"]);
  }
  expect(await namesIn("work?search=11")).toEqual(["krsi"]);
});

test("a search finds a visarga and a colon that is typed for it", async () => {
  await keep("दु:ख");
  await keep("दुःख");
  for (const search of ["दु:ख", "दुःख", "ದುಃಖ", "du:kha", "duḥkha"]) {
    expect(await namesIn(`work?search=${encodeURIComponent(search)}`), search).toEqual([
      "दुःख",
      "दु:ख",
    ]);
  }
});

test("name and note are changed, and the search follows", async () => {
  const { id, address } = await keep("First", "old");
  const changed = (await ask(`work/${id}/change`, { name: "Second" })).json();
  expect(changed).toMatchObject({ id, address, name: "Second", note: "" });
  expect(await namesIn("work?search=old")).toEqual([]);
  expect(await namesIn("work?search=second")).toEqual(["Second"]);
  expect((await ask("work/none/change", { name: "Second" })).json().code).toBe("no_such_work");
});

test.each([
  [{ name: "A\udc00", note: "" }, "A name has no control or broken characters."],
  [{ name: "A", note: "\u00a1\udc00" }, "A note has no broken characters"],
  [{ name: "A", note: "\ud800" }, "A note has no broken characters"],
])("half a surrogate pair, which no database stores, is refused: %j", async (work, sentence) => {
  const answer = await ask("keep", { ...work, address: "/private" });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().detail).toContain(sentence);
});

test("one piece is removed, or all of them; removing again does no harm", async () => {
  const { id } = await keep("First");
  await keep("Second");
  await keep("Third");
  for (const _ of ["removed", "gone"]) {
    expect((await ask(`work/${id}/remove`, {})).statusCode).toBe(204);
    expect(await namesIn("work")).toEqual(["Third", "Second"]);
  }
  expect((await ask("remove_all", {})).json()).toEqual({ removed: 2 });
  expect(await namesIn("work")).toEqual([]);
});

test("no other member sees, changes or removes it, and it goes with its member", async () => {
  const { id } = await keep("Own");
  const other = await keep("Other", "", stranger);
  expect(await namesIn("work", stranger)).toEqual(["Other"]);
  expect((await ask(`work/${id}/change`, { name: "Mine" }, stranger)).statusCode).toBe(404);
  await ask(`work/${id}/remove`, {}, stranger);
  await ask("remove_all", {}, stranger);
  expect(await database.select({ name: savedWork.name }).from(savedWork)).toEqual([
    { name: "Own" },
  ]);
  await keep(other.name, "", stranger);
  await removeMember(database, LEAVER);
  expect(await database.$count(savedWork)).toBe(1);
});

describe("with one place left", () => {
  beforeEach(async () => {
    const [member] = await database
      .select()
      .from(members)
      .where(eq(members.email, "reader@example.org"));
    const row = { memberId: member!.id, address: "/cirus", note: "", searchText: "" };
    // The latest ones, by time and id, are as large as they may be.
    const large = { address: `/${"a".repeat(7_999)}`, note: "ख".repeat(1_000) };
    const rows = Array.from({ length: MAX_SAVED_WORK - 1 }, (_, at) => ({
      ...row,
      id: `${at}`,
      name: `${at}`.padEnd(100, "ख"),
      ...(at >= MAX_SAVED_WORK - 1 - SAVED_WORK_PAGE && large),
    }));
    for (let at = 0; at < rows.length; at += 200) {
      await database.insert(savedWork).values(rows.slice(at, at + 200));
    }
  });

  test("of two kept at once one is refused, and the refusal says what to do", async () => {
    const answers = await Promise.all([keep("One"), keep("Two")]);
    const refusals = answers.filter(({ code }) => code === "too_much_work");
    expect(refusals).toMatchObject([{ detail: expect.stringContaining("Remove one first.") }]);
    expect(await database.$count(savedWork)).toBe(MAX_SAVED_WORK);
  });

  test("the list comes in pages, each piece once", async () => {
    const seen = new Set<string>();
    for (let offset = 0; offset < MAX_SAVED_WORK; offset += SAVED_WORK_PAGE) {
      for (const name of await namesIn(`work?offset=${offset}`)) seen.add(name);
    }
    expect(seen.size).toBe(MAX_SAVED_WORK - 1);
    const { length } = (await ask("work")).rawPayload;
    expect(length).toBeGreaterThan(400_000);
    expect(length).toBeLessThan(500_000);
  });
});

test.each([
  ["another site", "//example.org/", "begins with one /"],
  ["another scheme", "javascript:alert(1)", "begins with one /"],
  ["a backslash, which browsers read as a slash", "/\\example.org", "begins with one /"],
  ["more than an address holds", `/${"a".repeat(8_000)}`, "more than 8,000 characters"],
])("an address with %s is refused", async (_, address, sentence) => {
  const answer = await ask("keep", { name: "Work", address });
  expect([answer.statusCode, answer.json().detail]).toEqual([
    422,
    expect.stringContaining(sentence),
  ]);
});
