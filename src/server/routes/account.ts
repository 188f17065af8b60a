import type { FastifyInstance } from "fastify";
import { type Account, type AccountLogin, accountOf, loginsOfMember } from "../db/accounts.ts";
import type { Database } from "../db/database.ts";
import { endLogins } from "../db/ended-logins.ts";
import { retried } from "../db/retried.ts";
import type { Login } from "../db/tokens.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";

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
  if (account === null) throw new ApiError(401, "login_required", "Log in to see your account.");
  return account;
}

const onWire = ({ id, browser, method, createdAt, usedAt }: AccountLogin, current: Login) => ({
  id,
  browser,
  method,
  began_at: createdAt.toISOString(),
  used_at: usedAt.toISOString(),
  is_current: id === current.id,
});
