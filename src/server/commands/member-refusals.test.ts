import { expect, test } from "vitest";
import { runCommand, runOnTerminal } from "../testing/shipped-command.ts";
import { MEMBER_USAGE } from "./member.ts";

const EMAIL = "asha@example.org";

// None of these should open the data or wait for a password.
test.each<[string, string[], string | Buffer, string]>([
  ["no words", [], "", MEMBER_USAGE],
  ["an unknown word", ["promote", EMAIL], "", MEMBER_USAGE],
  ["a word too few", ["add"], "", MEMBER_USAGE],
  ["a word too many", ["add", EMAIL, "now"], "", MEMBER_USAGE],
  ["an unknown option", ["invite", EMAIL, "--years", "2"], "", MEMBER_USAGE],
  ["a password for an invitation", ["invite", EMAIL, "--password"], "", MEMBER_USAGE],
  ["days for a password", ["add", EMAIL, "--password", "--days", "2"], "", MEMBER_USAGE],
  ["days of nothing", ["remove", EMAIL, "--days", "2"], "", MEMBER_USAGE],
  ...["0", "91", "-1", "1.5", "soon"].map((days): [string, string[], string, string] => [
    `${days} days`,
    ["invite", EMAIL, `--days=${days}`],
    "",
    "--days must be a whole number from 1 to 90.",
  ]),
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
    "an address that a terminal would obey",
    ["add", "\u{1b}[2J@example.org"],
    "",
    "\u{fffd}[2J@example.org is not an email address. Write it like you@example.org.",
  ],
  [
    "a password that is not UTF-8",
    ["add", EMAIL, "--password"],
    Buffer.from("caf\xe9 caf\xe9 caf\xe9 caf\xe9\n", "latin1"),
    "The password is not UTF-8. Nothing was changed.",
  ],
])("refuses %s with a sentence and exit code 1", async (_, words, input, sentence) => {
  const nowhere = { DATA_DIR: "/dev/null/none" };
  expect(await runCommand("member", words, nowhere, { input })).toEqual({
    code: 1,
    text: "",
    errors: `${sentence}\n`,
  });
});

// The simulated terminal needs Linux.
const KEYS = process.platform === "linux" ? ["Ctrl-C", "Ctrl-D"] : [];

test.each(KEYS)("%s at the password ends it with a sentence", async (name) => {
  const keys = name === "Ctrl-C" ? "\u{3}" : "\u{4}";
  const line = `npm run --silent member -- add ${EMAIL} --password`;
  const nowhere = { DATA_DIR: "/dev/null/none" };
  const { code, text } = await runOnTerminal(line, nowhere, { after: "Password for", keys });
  expect([code, text]).toEqual([1, expect.stringMatching(/Nothing was changed\.\r\n$/)]);
  expect(text).not.toMatch(/^\s+at /m);
});
