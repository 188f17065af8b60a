import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "../scripts/build.ts";
import { runCommand } from "../src/server/commands/run-command.ts";
import { readEnvironment } from "../src/server/config.ts";
import { type MeasuredProcess, startOurs } from "./measured-process.ts";
import { sendOnce } from "./send.ts";

/** The member of a bench's server. */
const MEMBER = { email: "reader@example.org", password: "correct horse battery" };

// Creates that member at a server's first start.
const MEMBER_ENV = { MEMBER_EMAIL: MEMBER.email, MEMBER_PASSWORD: MEMBER.password };

type Work<T> = (server: MeasuredProcess, dataDir: string) => Promise<T>;

/** Runs work on our complete server with a new data directory, and removes both afterwards. */
export async function withOurServer<T>(
  work: Work<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const { server, dataDir, end } = await startWithMember(env);
  try {
    return await work(server, dataDir);
  } finally {
    await end();
  }
}

let shared: ReturnType<typeof startWithMember> | undefined;

/** Runs work on one server for all whose figures do not depend on what it was asked before. */
export async function withSharedServer<T>(work: Work<T>): Promise<T> {
  shared ??= startWithMember();
  const { server, dataDir } = await shared;
  return work(server, dataDir);
}

/** Stops the shared server, if there is one. */
export const stopSharedServer = async (): Promise<void> => (await shared)?.end();

async function startWithMember(env: Readonly<Record<string, string>> = {}) {
  await build();
  const dataDir = await mkdtemp(path.join(tmpdir(), "shabda-gyan-bench-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const server = await startOurs(
      { DATA_DIR: dataDir, ...MEMBER_ENV, ...env },
      { countsStatements: true },
    );
    return { server, dataDir, end: () => server.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Logs the member in; returns the token. */
export async function memberToken(url: string, member = MEMBER): Promise<string> {
  const { body } = await sendOnce(loginPlan(url, {}, member));
  return JSON.parse(body.toString()).access_token;
}

/** The state of a browser in which the member is logged in. */
export function asMember(origin: string, token: string) {
  const localStorage = [{ name: "token", value: token }];
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

/** Invites somebody; returns the link's path on the site, with its secret. */
export async function invitation(dataDir: string): Promise<string> {
  const environment = readEnvironment({ DATA_DIR: dataDir });
  const email = "guest@example.org";
  const text = await runCommand("member", ["invite", email], environment);
  return /\/welcome\S*/.exec(text)![0];
}

/** A login as the site sends it. */
export function loginPlan(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  { email, password } = MEMBER,
) {
  return {
    url: `${url}/api/v1/auth/login`,
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams({ username: email, password }).toString(),
  } as const;
}
