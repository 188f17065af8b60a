import { storedText, storeText } from "./browser-storage.ts";

const KEY = "member";

/**
 * Who logged in here last, as a hash that identifies members without naming them; null after a
 * logout.
 */
export const lastMember = () => storedText(KEY);

/** Remembers who logs in. */
export function rememberMember(email: string): void {
  storeText(KEY, digestOf(email.trim().toLowerCase()));
}

/** Forgets who was logged in. */
export function forgetMember(): void {
  storeText(KEY, null);
}

// FNV-1a. It guards no secret, and pages without TLS have no SHA-256.
function digestOf(text: string): string {
  let digest = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    digest = Math.imul(digest ^ byte, 0x01000193);
  }
  return (digest >>> 0).toString(36);
}
