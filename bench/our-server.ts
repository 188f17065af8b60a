import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { api } from "#contract/api.ts";
import { API_BASE } from "#contract/call-request.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { runCommand } from "../src/server/commands/run-command.ts";
import { readEnvironment } from "../src/server/config.ts";
import { type MeasuredProcess, startOurs } from "./measured-process.ts";
import { sendOnce } from "./send.ts";

/** The member of a bench's server. */
const MEMBER = { email: "reader@example.org", password: "correct horse battery" };

// Creates that member at a server's first start.
const MEMBER_ENV = { MEMBER_EMAIL: MEMBER.email, MEMBER_PASSWORD: MEMBER.password };

/** A folder for one measurement, which is removed when it is disposed of. */
export const temporaryFolder = () => mkdtempDisposable(path.join(tmpdir(), "shabda-gyan-bench-"));

/** Our complete server with a new data directory, until it is disposed of. */
interface OurServer extends AsyncDisposable {
  readonly server: MeasuredProcess;
  readonly dataDir: string;
}

/** Starts our server; its member can log in. */
export async function startWithMember(
  env: Readonly<Record<string, string>> = {},
): Promise<OurServer> {
  await using started = new AsyncDisposableStack();
  const folder = started.use(await temporaryFolder());
  const server = started.use(
    await startOurs({ DATA_DIR: folder.path, ...MEMBER_ENV, ...env }, { countsStatements: true }),
  );
  const kept = started.move();
  return { server, dataDir: folder.path, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

let shared: Promise<OurServer> | undefined;

/** One server for all whose figures do not depend on what it was asked before. */
export function sharedServer(): Promise<Pick<OurServer, "server" | "dataDir">> {
  shared ??= startWithMember();
  return shared;
}

/** Stops the shared server, if there is one. */
export const stopSharedServer = async (): Promise<void> => (await shared)?.[Symbol.asyncDispose]();

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
    url: `${url}${API_BASE}/auth/login`,
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams({ username: email, password }).toString(),
  } as const;
}

const PUBLIC_LISTS = Object.entries<Endpoint>(api)
  .filter(([key, { access, params }]) => key.startsWith("GET ") && access === "public" && !params)
  .map(([key]) => API_BASE + key.slice("GET ".length));

/** The public lists that this server has; some need imported data first. */
export async function readableLists(url: string): Promise<readonly string[]> {
  const readable = [];
  for (const list of PUBLIC_LISTS) {
    const response = await fetch(url + list);
    await response.arrayBuffer();
    if (response.ok) readable.push(list);
  }
  return readable;
}
