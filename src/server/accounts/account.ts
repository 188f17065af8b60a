import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import { retried } from "../db/retried.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import type { Login } from "../http/require-login.ts";
import { changePassword, removeMember } from "./account-changes.ts";
import { accountContent } from "./account-content.ts";
import { downloadOf } from "./account-download.ts";
import { type Account, type AccountLogin, accountOf, loginsOfMember } from "./account-rows.ts";
import { attempt, isPassword, originOf } from "./login.ts";
import { normalisedEmail } from "./members.ts";
import { hashOfNew } from "./new-password.ts";
import { endLogins, recordProof } from "./sessions.ts";

/** What members see and change of their own account. */
export function accountRoutes(app: FastifyInstance, database: Database) {
  mount(app, "GET /account/details", async ({ login }) => {
    const account = await existingAccount(database, login);
    const logins = await retried(() => loginsOfMember(database, login.memberId));
    return {
      email: account.email,
      member_since: account.createdAt.toISOString(),
      has_password: account.hasPassword,
      logins: logins
        .map((one) => onWire(one, login))
        .sort((one, other) => Number(other.is_current) - Number(one.is_current)),
    };
  });

  mount(app, "GET /account/download", async ({ login }) => {
    const content = await retried(() => accountContent(database, login.memberId));
    if (content === null) throw hasLeft();
    return downloadOf(content);
  });

  mount(app, "POST /account/password", async ({ body, login, request }) => {
    const { email, hasPassword } = await existingAccount(database, login);
    if (hasPassword) await requireCurrentPassword(database, request, { ...body, email, login });
    const hash = await hashOfNew(body.password, email);
    await retried(() => changePassword(database, email, hash, login.id));
    return undefined;
  });

  mount(app, "POST /account/leave", async ({ body, login }) => {
    const { email } = await existingAccount(database, login);
    if (normalisedEmail(body.email) !== email) {
      throw new ApiError(422, "other_email", "This is not the email of your account.");
    }
    await retried(() => removeMember(database, email));
    return undefined;
  });

  mount(app, "POST /account/logins/{id}/end", async ({ params, login }) => {
    await retried(() => endLogins(database, login.memberId, "member", { only: params.id }));
    return undefined;
  });

  mount(app, "POST /account/end_other_logins", async ({ login }) => ({
    ended: await retried(() => endLogins(database, login.memberId, "member", { except: login.id })),
  }));
}

/**
 * The account a login belongs to.
 *
 * @throws {ApiError} 401 if its member has left a moment ago.
 */
async function existingAccount(database: Database, { memberId }: Login): Promise<Account> {
  const account = await retried(() => accountOf(database, memberId));
  if (account === null) throw hasLeft();
  return account;
}

const hasLeft = () => new ApiError(401, "login_required", "Log in to see your account.");

interface CurrentPassword {
  readonly email: string;
  readonly login: Login;
  readonly current_password?: string | undefined;
  readonly device?: string | undefined;
}

async function requireCurrentPassword(
  database: Database,
  request: FastifyRequest,
  { email, login, current_password, device }: CurrentPassword,
) {
  if (current_password === undefined) {
    throw new ApiError(422, "current_password_required", "Type your current password too.");
  }
  const origin = originOf(request, email, device);
  const isRight = await attempt(database, request, origin, async (member) => {
    if (!(await isPassword(member, current_password))) return null;
    await retried(() => recordProof(database, login.id));
    return true;
  });
  if (!isRight) {
    throw new ApiError(422, "wrong_password", "This is not your current password. Try again.");
  }
}

const onWire = ({ id, browser, method, createdAt, usedAt }: AccountLogin, current: Login) => ({
  id,
  browser,
  method,
  began_at: createdAt.toISOString(),
  used_at: usedAt.toISOString(),
  is_current: id === current.id,
});
