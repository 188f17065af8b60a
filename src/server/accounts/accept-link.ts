import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { members } from "../db/schema.ts";
import { beginLogin } from "./begin-login.ts";
import { type OneTimeLink, revokeLinks, takeLink } from "./links.ts";
import type { LoginOrigin } from "./login-limits.ts";
import { addMember } from "./members.ts";
import { resetAccount } from "./reset-account.ts";

/** A member who has used their link and is logged in. */
interface Accepted {
  readonly memberId: string;
  readonly token: string;
}

/**
 * Uses up a link: creates its member, or opens the account again, with this password, and logs in.
 * Null if the link does not work or no longer fits; of two simultaneous uses, one gets null. Call
 * it inside a transaction.
 *
 * @param passwordHash Null for a member who logs in without a password.
 */
export async function acceptLink(
  transaction: Database,
  secret: string,
  passwordHash: string | null,
  origin: Omit<LoginOrigin, "account">,
): Promise<Accepted | null> {
  const link = await takeLink(transaction, secret);
  const memberId = link && (await memberFor(transaction, link, passwordHash));
  if (link === null || memberId === null) return null;
  await revokeLinks(transaction, link.email);
  const token = await beginLogin(transaction, memberId, "link", { ...origin, account: link.email });
  return { memberId, token };
}

// The email may have become a member's since the invitation, and the member may have left since the
// reset.
async function memberFor(
  transaction: Database,
  { purpose, email }: OneTimeLink,
  passwordHash: string | null,
): Promise<string | null> {
  if (purpose === "invite") return addMember(transaction, email, passwordHash);
  const memberId = await resetAccount(transaction, email);
  if (memberId !== null) {
    await transaction.update(members).set({ passwordHash }).where(eq(members.id, memberId));
  }
  return memberId;
}
