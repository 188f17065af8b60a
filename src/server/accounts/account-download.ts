import type { AccountDownload } from "#contract/account.ts";
import type { accountContent } from "./account-content.ts";

type Content = NonNullable<Awaited<ReturnType<typeof accountContent>>>;

/** What is stored about a member, in the API's form. */
export function downloadOf(content: Content): AccountDownload {
  const { factors } = content;
  return {
    made_at: new Date().toISOString(),
    email: content.email,
    member_since: text(content.createdAt),
    last_login_at: textOrNull(content.lastLoginAt),
    has_password: content.hasPassword,
    logins: content.logins.map(({ browser, method, createdAt, usedAt }) => ({
      browser,
      method,
      began_at: text(createdAt),
      used_at: text(usedAt),
    })),
    ended_logins: content.endedLogins.map(({ reason, endedAt }) => ({
      reason,
      ended_at: text(endedAt),
    })),
    links: content.links.map(({ purpose, createdAt, usedAt }) => ({
      purpose,
      made_at: text(createdAt),
      used_at: textOrNull(usedAt),
    })),
    familiar_places: content.familiarPlaces.map(({ seenAt }) => text(seenAt)),
    passkeys: factors.passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      made_at: text(createdAt),
      used_at: textOrNull(usedAt),
    })),
    totp_since: textOrNull(factors.totpSince),
    recovery_codes_left: factors.recoveryCodes?.left ?? null,
  };
}

const text = (instant: Date) => instant.toISOString();
const textOrNull = (instant: Date | null) => instant?.toISOString() ?? null;
