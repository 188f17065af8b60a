import { expect, test } from "vitest";
import { logIn, openLink, tokenWorks } from "../testing/member-calls.ts";
import { runCommand, runLine, runOnTerminal } from "../testing/shipped-command.ts";
import {
  FIRST_MEMBER,
  freshStore,
  onlyEmbedded,
  onlyPostgres,
  startServer,
} from "../testing/stores.ts";
import { isPostgresRun } from "../testing/test-database.ts";
import { MEMBER_USAGE } from "./member.ts";

const EMAIL = "asha@example.org";
const PASSWORD = "asha's own long password";

const linkIn = (text: string) => /^http:\S+\/welcome#(\S+)$/m.exec(text)![1]!;

test("members are invited, listed, reset and removed while the server runs", async () => {
  const store = { ...(await freshStore()), ...FIRST_MEMBER };
  const [server, other] = isPostgresRun()
    ? await Promise.all([startServer(store), startServer(store)])
    : [await startServer(store), null];
  const run = (words: string[]) => runCommand("member", words, store);

  const invited = await runCommand("member", ["invite", EMAIL], store, { byNpm: true });
  expect(invited).toMatchObject({ code: 0, errors: "" });
  // The server of an embedded database knows better than the command where it listens.
  if (other === null) expect(invited.text).toContain(`${server.url}/welcome#`);
  // Two open the link at once, each on a server of its own where there are two.
  const secret = linkIn(invited.text);
  const opened = await Promise.all([
    openLink(server, secret, PASSWORD),
    openLink(other ?? server, secret, "the password of somebody else"),
  ]);
  expect(opened.filter((token) => token !== null)).toHaveLength(1);
  const token = opened.find((one) => one !== null)!;
  expect(await tokenWorks(other ?? server, token)).toBe(true);
  expect((await run(["list"])).text).toContain(EMAIL);

  const reset = await run(["reset", EMAIL, "--days", "1"]);
  expect(await tokenWorks(server, token)).toBe(false);
  expect(await logIn(server, EMAIL, PASSWORD)).toBeNull();
  expect(await openLink(server, linkIn(reset.text), "another long password")).not.toBeNull();
  expect(await logIn(server, EMAIL, "another long password")).not.toBeNull();

  expect(await run(["remove", EMAIL])).toEqual(said(`${EMAIL} is no longer a member.\n`));
  expect(await logIn(server, EMAIL, "another long password")).toBeNull();
  await Promise.all([server, other].map((one) => one?.stop("SIGTERM")));
});

// With PostgreSQL it makes no difference whether a server runs.
onlyEmbedded(
  "programs add members with a password and change it while no server runs",
  async () => {
    const store = await freshStore();
    const run = (words: string[], input: string | Buffer = "") =>
      runCommand("member", words, store, { input });

    expect(await run(["add", EMAIL, "--password"], PASSWORD)).toEqual(
      said(`${EMAIL} is a member now.\n`),
    );
    // As Windows pipes it, with a byte-order mark.
    const input = "\ufeffanother long password\r\nnot this";
    expect((await run(["password", EMAIL, "--password"], input)).code).toBe(0);
    const invited = await run(["invite", "ravi@example.org"]);
    expect(invited.text).toContain("http://localhost:3000/welcome#");
    const server = await startServer(store);
    expect(await logIn(server, EMAIL, "another long password")).not.toBeNull();
    expect(await openLink(server, linkIn(invited.text), PASSWORD)).not.toBeNull();
    await server.stop("SIGTERM");

    expect(await run(["remove", "stranger@example.org"])).toEqual(
      refused("There is no member stranger@example.org. To see all: npm run member -- list\n"),
    );
  },
);

// Password input is the same on every engine; commands are fastest on this one.
onlyPostgres("reads no more of what is piped in than a password", async () => {
  const store = await freshStore();
  const script = `yes "a long password" | tr -d "\\n" | npm run --silent member -- add ${EMAIL} --password`;
  expect(await runLine(script, store)).toEqual(
    refused("This password has more than 1024 characters. Choose another.\n"),
  );
  expect(await runLine(`npm run --silent member -- list | head -c 1 | wc -c`, store)).toEqual(
    said("1\n"),
  );
  expect(await runLine(`npm run --silent member -- list | true`, store)).toEqual(said(""));
});

// The simulated terminal needs Linux.
const onTerminal = process.platform === "linux" ? onlyPostgres : () => {};

onTerminal("a password is typed twice and never shown", async () => {
  const store = await freshStore();
  // As in a shell that one types into, where Ctrl-Z stops programs.
  const line = `set -m; npm run --silent member -- add ${EMAIL} --password`;
  const ctrlZ = "\u{1a}";
  const keys = `${ctrlZ}${PASSWORD}\r${PASSWORD}\r`;
  const { code, text } = await runOnTerminal(line, store, { after: "Password for", keys });
  expect([code, text]).toEqual([0, expect.stringContaining(`${EMAIL} is a member now.`)]);
  expect(text).not.toContain(PASSWORD);
});

// Which words are wrong is the same in every process; these need a real one.
onlyEmbedded("what makes no sense is refused in one sentence, and opens nothing", async () => {
  // Whoever opens this says that it is no directory.
  const nowhere = { DATA_DIR: "/dev/null/none" };
  const adding = ["add", EMAIL, "--password"];
  const latin = Buffer.from("caf\xe9 caf\xe9 caf\xe9 caf\xe9\n", "latin1");
  const advice = "is not an email address. Write it like you@example.org.";
  for (const [words, sentence, input] of [
    [[], MEMBER_USAGE],
    [["add", `${"a".repeat(100_000)}@example.org`], `${"a".repeat(40)}… ${advice}`],
    [["add", "\u{1b}[2J@example.org"], `\u{fffd}[2J@example.org ${advice}`],
    [adding, "The password is not UTF-8. Nothing was changed.", latin],
  ] as const) {
    const outcome = await runCommand("member", words, nowhere, { input: input ?? "" });
    expect(outcome).toEqual(refused(`${sentence}\n`));
  }
});

// The simulated terminal needs Linux.
const KEYS = process.platform === "linux" && !isPostgresRun() ? ["Ctrl-C", "Ctrl-D"] : [];

test.each(KEYS)("%s at the password ends it with a sentence", async (name) => {
  const keys = name === "Ctrl-C" ? "\u{3}" : "\u{4}";
  const line = `npm run --silent member -- add ${EMAIL} --password`;
  const nowhere = { DATA_DIR: "/dev/null/none" };
  const { code, text } = await runOnTerminal(line, nowhere, { after: "Password for", keys });
  expect([code, text]).toEqual([1, expect.stringMatching(/Nothing was changed\.\r\n$/)]);
  expect(text).not.toMatch(/^\s+at /m);
});

const said = (text: string) => ({ code: 0, text, errors: "" });
const refused = (errors: string) => ({ code: 1, text: "", errors });
