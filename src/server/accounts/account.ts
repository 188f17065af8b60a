import { asc, desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccountDownload } from "#contract/account.ts";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { endedLogins, familiarAddresses, members, oneTimeLinks, tokens } from "../db/schema.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import { READING } from "../http/prepared-answer.ts";
import type { Login } from "../http/require-login.ts";
import { changePassword, removeMember } from "./account-changes.ts";
import { readFactors } from "./factors.ts";
import { attempt, isPassword, originOf, refuseTooManyChecks } from "./login.ts";
import { normalisedEmail } from "./members.ts";
import { hashPassword } from "./passwords.ts";
import { endLogins, IS_LIVE, recordProof } from "./sessions.ts";
import { weaknessOf } from "./weak-passwords.ts";

/** What members see and change of their own account. */
export function accountRoutes(app: FastifyInstance, database: Database) {
  mount(app, "GET /account/details", async ({ login }) => {
    const account = await existing(accountOf, login);
    const logins = await retried(() => loginsOfMember(database, login.memberId));
    const shown = logins.map(({ id, browser, method, createdAt, usedAt }) => ({
      id,
      browser,
      method,
      began_at: createdAt.toISOString(),
      used_at: usedAt.toISOString(),
      is_current: id === login.id,
    }));
    return {
      email: account.email,
      member_since: account.createdAt.toISOString(),
      has_password: account.hasPassword,
      logins: shown.sort((one, other) => Number(other.is_current) - Number(one.is_current)),
    };
  });

  mount(app, "GET /account/download", ({ login }) => existing(accountDownload, login));

  mount(app, "POST /account/password", async ({ body, login, request }) => {
    const { hasPassword } = await existing(accountOf, login);
    if (hasPassword) await requireCurrentPassword(request, login, body);
    const hash = await hashOfNew(body.password, login.email);
    await retried(() => changePassword(database, login.email, hash, login.id));
    return undefined;
  });

  mount(app, "POST /account/leave", async ({ body, login }) => {
    if (normalisedEmail(body.email) !== login.email) {
      throw new ApiError(422, "other_email", "This is not the email of your account.");
    }
    await retried(() => removeMember(database, login.email));
    return undefined;
  });

  mount(app, "POST /account/logins/{id}/end", async ({ params, login }) => {
    await retried(() => endLogins(database, login.memberId, "member", { only: params.id }));
    return undefined;
  });

  mount(app, "POST /account/end_other_logins", async ({ login }) => ({
    ended: await retried(() => endLogins(database, login.memberId, "member", { except: login.id })),
  }));

  // Leads a password manager from the address that it knows on every site to the page where a member
  // changes the password: https://www.w3.org/TR/change-password-url/
  app.route({
    method: [...READING],
    url: "/.well-known/change-password",
    handler: (_request, reply) =>
      reply.header("cache-control", "public, no-cache").redirect("/private/account", 303),
  });

  // What is stored about a login's member, who may have left a moment ago.
  async function existing<Stored>(
    read: (database: Database, memberId: string) => Promise<Stored | null>,
    { memberId }: Login,
  ): Promise<Stored> {
    const stored = await retried(() => read(database, memberId));
    if (stored !== null) return stored;
    throw new ApiError(401, "login_required", "Log in to see your account.");
  }

  async function requireCurrentPassword(
    request: FastifyRequest,
    login: Login,
    { current_password: password, device }: GivenPassword,
  ) {
    if (password === undefined) {
      throw new ApiError(422, "current_password_required", "Type your current password too.");
    }
    const origin = originOf(request, login.email, device);
    const isRight = await attempt(database, request, origin, async (member, counted) => {
      if (!(await isPassword(member, password))) return null;
      await retried(() => recordProof(database, login.id, counted));
      return true;
    });
    if (!isRight) {
      throw new ApiError(422, "wrong_password", "This is not your current password. Try again.");
    }
  }
}

interface GivenPassword {
  readonly current_password?: string | undefined;
  readonly device?: string | undefined;
}

/**
 * Hashes a new password.
 *
 * @throws {ApiError} 422 if the rule refuses it, 503 while too many passwords are checked.
 */
export async function hashOfNew(password: string, email: string): Promise<string> {
  const weakness = await weaknessOf(password, email);
  if (weakness !== null) {
    throw new ApiError(422, "weak_password", `This password ${weakness}. Choose another.`);
  }
  return hashPassword(password).catch(refuseTooManyChecks);
}

/** The account of a member; null once they have left. */
async function accountOf(database: Database, memberId: string) {
  const [account] = await database
    .select({
      email: members.email,
      createdAt: members.createdAt,
      lastLoginAt: members.lastLoginAt,
      hasPassword: sql<boolean>`${members.passwordHash} is not null`,
    })
    .from(members)
    .where(eq(members.id, memberId));
  return account ?? null;
}

/** A member's live logins, the last used first. */
const loginsOfMember = (database: Database, memberId: string) =>
  database
    .select({
      id: tokens.tokenHash,
      browser: tokens.browser,
      method: tokens.method,
      createdAt: tokens.createdAt,
      usedAt: tokens.usedAt,
    })
    .from(tokens)
    .where(sql`${tokens.memberId} = ${memberId} and ${IS_LIVE}`)
    .orderBy(desc(tokens.usedAt), desc(tokens.createdAt));

/**
 * All that is stored about a member, in the API's form, except hashes, secrets and the work they
 * keep; null once they have left.
 */
async function accountDownload(
  database: Database,
  memberId: string,
): Promise<AccountDownload | null> {
  const account = await accountOf(database, memberId);
  if (account === null) return null;
  const logins = await loginsOfMember(database, memberId);
  const ended = await database
    .select()
    .from(endedLogins)
    .where(eq(endedLogins.memberId, memberId))
    .orderBy(asc(endedLogins.endedAt));
  const links = await database
    .select()
    .from(oneTimeLinks)
    .where(eq(oneTimeLinks.email, account.email))
    .orderBy(asc(oneTimeLinks.createdAt));
  const places = await database
    .select()
    .from(familiarAddresses)
    .where(eq(familiarAddresses.memberId, memberId))
    .orderBy(asc(familiarAddresses.seenAt));
  const { passkeys, totpSince, recoveryCodes } = await readFactors(database, memberId);
  return {
    made_at: text(new Date()),
    email: account.email,
    member_since: text(account.createdAt),
    last_login_at: textOrNull(account.lastLoginAt),
    has_password: account.hasPassword,
    logins: logins.map(({ browser, method, createdAt, usedAt }) => ({
      browser,
      method,
      began_at: text(createdAt),
      used_at: text(usedAt),
    })),
    ended_logins: ended.map(({ reason, endedAt }) => ({ reason, ended_at: text(endedAt) })),
    links: links.map(({ purpose, createdAt, usedAt }) => ({
      purpose,
      made_at: text(createdAt),
      used_at: textOrNull(usedAt),
    })),
    familiar_places: places.map(({ seenAt }) => text(seenAt)),
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      made_at: text(createdAt),
      used_at: textOrNull(usedAt),
    })),
    totp_since: textOrNull(totpSince),
    recovery_codes_left: recoveryCodes?.left ?? null,
  };
}

const text = (instant: Date) => instant.toISOString();
const textOrNull = (instant: Date | null) => instant?.toISOString() ?? null;
