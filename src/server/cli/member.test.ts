import { expect, test } from "vitest";
import { runCommand, runLine, runOnTerminal } from "../testing/shipped-command.ts";
import {
  freshStore,
  logIn,
  onlyEmbedded,
  onlyPostgres,
  startServer,
  tokenWorks,
} from "../testing/stores.ts";

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
});

// With PostgreSQL it makes no difference whether a server runs.
onlyEmbedded("members are added, listed, changed and removed while it does not", async () => {
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
});

// Password input is the same on every engine; commands are fastest on this one.
onlyPostgres("reads no more of what is piped in than a password", async () => {
  const store = await freshStore();
  const script = `yes "a long password" | tr -d "\\n" | npm run --silent member -- add ${EMAIL}`;
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
  const line = `npm run --silent member -- add ${EMAIL}`;
  const keys = `${PASSWORD}\r${PASSWORD}\r`;
  const { code, text } = await runOnTerminal(line, store, { after: "Password for", keys });
  expect([code, text]).toEqual([0, expect.stringContaining(`${EMAIL} is a member now.`)]);
  expect(text).not.toContain(PASSWORD);
});

const said = (text: string) => ({ code: 0, text, errors: "" });
const refused = (errors: string) => ({ code: 1, text: "", errors });
