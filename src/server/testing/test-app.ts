import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import { API_BASE } from "#contract/call-request.ts";
import { removeMember } from "../accounts/account-changes.ts";
import { addMember } from "../accounts/members.ts";
import { beginLogin } from "../accounts/sessions.ts";
import { type AppOptions, buildApp } from "../app.ts";
import type { Database } from "../db/database.ts";
import { cheapHash } from "./passwords.ts";
import { openTestDatabase } from "./test-database.ts";

export const MEMBER = { email: "reader@example.org", password: "correct horse battery" };

const passwordHash = cheapHash(MEMBER.password);

/** Builds the server; it refuses nothing because a busy machine makes it late. */
export const buildTestApp = (options: AppOptions): Promise<FastifyInstance> =>
  buildApp({ maxDelayMs: 0, ...options });

/**
 * Builds the server on an empty database with one member; both are closed when the file is done, or
 * with the worker if they are shared.
 */
export async function openTestApp(
  options: Omit<AppOptions, "database"> = {},
  { isShared = false } = {},
) {
  const database = await openTestDatabase({ isShared });
  await addMember(database, MEMBER.email, await passwordHash);
  const app = await buildTestApp({ database, ...options });
  if (!isShared) afterAll(() => app.close());
  return { app, database };
}

/** The header that makes a call with a token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

interface Sending {
  /** Of the member who sends it. */
  readonly token?: string;
  /** The address it comes from. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a POST call: an object as JSON, other bodies as they are. */
export const send = (
  app: FastifyInstance,
  path: string,
  payload?: object | string,
  { token, from = "203.0.113.1", headers = {} }: Sending = {},
) =>
  app.inject({
    method: "POST",
    url: API_BASE + path,
    headers: { ...(token !== undefined && bearer(token)), ...headers },
    ...(payload !== undefined && { payload }),
    remoteAddress: from,
  });

const FORM = "application/x-www-form-urlencoded";

/** Sends a form of the login as it is written. */
export const sendForm = (
  app: FastifyInstance,
  form: string | Buffer,
  { headers = {}, ...sending }: Sending = {},
) => send(app, "/auth/login", form, { ...sending, headers: { ...headers, "content-type": FORM } });

/** Sends the login form. */
export const logIn = (app: FastifyInstance, fields: Record<string, string>, sending?: Sending) =>
  sendForm(app, `${new URLSearchParams(fields)}`, sending);

/** A valid token of the member, or of another with the same password. */
export async function memberToken(app: FastifyInstance, email = MEMBER.email): Promise<string> {
  const answer = await logIn(app, { username: email, password: MEMBER.password });
  return answer.json().access_token;
}

/** A valid token of a new member each time, to change or delete the account. */
export const leaverToken = (database: Database) => newMemberToken(database, LEAVER);

/**
 * A valid token of a new member with this email, in place of any earlier one. No password is
 * checked: that takes longer than most calls.
 */
export async function newMemberToken(database: Database, email: string): Promise<string> {
  await removeMember(database, email);
  const memberId = (await addMember(database, email, await passwordHash))!;
  const origin = { account: email, address: "203.0.113.1" };
  return beginLogin(database, memberId, "password", origin);
}

export const LEAVER = "leaver@example.org";
