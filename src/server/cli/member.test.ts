import { expect, test } from "vitest";
import { MEMBER_USAGE } from "../operator/member-command.ts";
import { runCommand, runLine, runOnTerminal } from "../testing/shipped-command.ts";
import { freshStore, logIn, startServer, tokenWorks } from "../testing/stores.ts";

const EMAIL = "asha@example.org";
const PASSWORD = "asha's own long password";

test("members are added, listed, changed and removed while the server runs, by npm itself", async () => {
  const store = await freshStore();
  const server = await startServer(store);
  const run = (words: string[], input = "") =>
    runCommand("member", words, store, { input, byNpm: true });

  expect(await run(["add", EMAIL], `${PASSWORD}\n`)).toEqual(said(`${EMAIL} is a member now.\n`));
  const token = (await logIn(server, EMAIL, PASSWORD))!;
  expect(await tokenWorks(server, token)).toBe(true);

  const { text } = await run(["password", EMAIL]);
  const password = /Password, shown this once: (\S+)/.exec(text)![1]!;
  expect(await tokenWorks(server, token)).toBe(false);
  expect(await logIn(server, EMAIL, password)).not.toBeNull();

  expect((await run(["list"])).text).toContain(EMAIL);
  expect(await run(["remove", EMAIL])).toEqual(said(`${EMAIL} is no longer a member.\n`));
  expect(await logIn(server, EMAIL, password)).toBeNull();
  await server.stop("SIGTERM");
}, 120_000);

test("members are added, listed, changed and removed while it does not", async () => {
  const store = await freshStore();
  const run = (words: string[], input: string | Buffer = "") =>
    runCommand("member", words, store, { input });

  expect(await run(["add", EMAIL], PASSWORD)).toEqual(said(`${EMAIL} is a member now.\n`));
  expect(await run(["add", EMAIL.toUpperCase()], PASSWORD)).toEqual(
    refused(
      "ASHA@EXAMPLE.ORG is a member already. To set a new password: npm run member -- password ASHA@EXAMPLE.ORG\n",
    ),
  );
  expect((await run(["password", EMAIL], "another long password\r\nnot this")).code).toBe(0);
  const server = await startServer(store);
  expect(await logIn(server, EMAIL, "another long password")).not.toBeNull();
  await server.stop("SIGTERM");

  expect((await run(["remove", EMAIL])).code).toBe(0);
  expect(await run(["remove", EMAIL])).toEqual(
    refused(`There is no member ${EMAIL}. To see all: npm run member -- list\n`),
  );
  expect(await run(["list"])).toEqual(
    said("There are no members. Add one: npm run member -- add EMAIL\n"),
  );
}, 120_000);

// None of these has reason to open the data, nor to wait for a password.
test.each<[string, string[], string | Buffer, string]>([
  ["no words", [], "", MEMBER_USAGE],
  ["an unknown word", ["promote", EMAIL], "", MEMBER_USAGE],
  ["a word too few", ["add"], "", MEMBER_USAGE],
  ["a word too many", ["add", EMAIL, "now"], "", MEMBER_USAGE],
  [
    "what is no email address",
    ["add", "nobody"],
    "",
    "nobody is not an email address. Write it like you@example.org.",
  ],
  [
    "an endless address",
    ["add", `${"a".repeat(100_000)}@example.org`],
    "",
    `${"a".repeat(40)}… is not an email address. Write it like you@example.org.`,
  ],
  [
    "a password that is not UTF-8",
    ["add", EMAIL],
    Buffer.from("caf\xe9 caf\xe9 caf\xe9 caf\xe9\n", "latin1"),
    "The password is not UTF-8. Nothing was changed.",
  ],
])("refuses %s with a sentence and exit code 1", async (_, words, input, sentence) => {
  const nowhere = { DATA_DIR: "/dev/null/none" };
  expect(await runCommand("member", words, nowhere, { input })).toEqual(refused(`${sentence}\n`));
});

test("reads no more of what is piped in than a password", async () => {
  const store = await freshStore();
  const script = `yes "a long password" | tr -d "\\n" | npm run --silent member -- add ${EMAIL}`;
  expect(await runLine(script, store)).toEqual(
    refused("This password has more than 1024 characters. Choose another.\n"),
  );
  expect(await runLine(`npm run --silent member -- list | head -c 1 | wc -c`, store)).toEqual(
    said("1\n"),
  );
  expect(await runLine(`npm run --silent member -- list | true`, store)).toEqual(said(""));
}, 60_000);

const onLinux = process.platform === "linux" ? test : ((() => {}) as never as typeof test);

onLinux.each([
  ["Ctrl-C", "\u{3}"],
  ["Ctrl-D", "\u{4}"],
])("%s at the password ends it with a sentence", async (_, keys) => {
  const line = `npm run --silent member -- add ${EMAIL}`;
  const nowhere = { DATA_DIR: "/dev/null/none" };
  const { code, text } = await runOnTerminal(line, nowhere, { after: "Password for", keys });
  expect([code, text]).toEqual([1, expect.stringMatching(/Nothing was changed\.\r\n$/)]);
  expect(text).not.toMatch(/^\s+at /m);
});

onLinux(
  "a password is typed twice and never shown",
  async () => {
    const store = await freshStore();
    const line = `npm run --silent member -- add ${EMAIL}`;
    const keys = `${PASSWORD}\r${PASSWORD}\r`;
    const { code, text } = await runOnTerminal(line, store, { after: "Password for", keys });
    expect([code, text]).toEqual([0, expect.stringContaining(`${EMAIL} is a member now.`)]);
    expect(text).not.toContain(PASSWORD);
  },
  60_000,
);

const said = (text: string) => ({ code: 0, text, errors: "" });
const refused = (errors: string) => ({ code: 1, text: "", errors });
