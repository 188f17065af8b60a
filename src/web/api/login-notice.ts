import { storedText, storeText } from "./browser-storage.ts";

const KEY = "login notice";

/** Stores, for the login page of this tab, why the server ended the login. */
export function storeLoginNotice(sentence: string): void {
  storeText(KEY, sentence, "sessionStorage");
}

/** Why the login ended, returned once; null if unknown. */
export function takeLoginNotice(): string | null {
  const sentence = storedText(KEY, "sessionStorage");
  storeText(KEY, null, "sessionStorage");
  return sentence;
}
