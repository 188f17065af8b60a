import { storedText, storeText } from "./browser-storage.ts";

const KEY = "device";
// Where the browser denies storage, every page load is a new device.
let inMemory: string | null = null;

/**
 * The secret by which the server recognises this browser, 256 random bits. A browser that a member
 * has logged in with is not delayed when strangers guess at the account. It survives a logout.
 */
export function deviceSecret(): string {
  const kept = inMemory ?? storedText(KEY);
  if (kept !== null && /^[\w-]{43}$/.test(kept)) return kept;
  const made = randomSecret();
  if (!storeText(KEY, made)) inMemory = made;
  return made;
}

function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
