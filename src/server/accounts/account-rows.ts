import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { type LoginMethod, members, tokens } from "../db/schema.ts";
import { IS_LIVE } from "./sessions.ts";

/** A member's account, as its member sees it. */
export interface Account {
  readonly email: string;
  readonly createdAt: Date;
  readonly hasPassword: boolean;
}

/** One of a member's live logins. */
export interface AccountLogin {
  readonly id: string;
  readonly browser: string | null;
  readonly method: LoginMethod;
  readonly createdAt: Date;
  readonly usedAt: Date;
}

/** The account of a member; null once they have left. */
export async function accountOf(database: Database, memberId: string): Promise<Account | null> {
  const [account] = await database
    .select({
      email: members.email,
      createdAt: members.createdAt,
      hasPassword: sql<boolean>`${members.passwordHash} is not null`,
    })
    .from(members)
    .where(eq(members.id, memberId));
  return account ?? null;
}

/** A member's live logins, the last used first. */
export function loginsOfMember(database: Database, memberId: string): Promise<AccountLogin[]> {
  return database
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
}
