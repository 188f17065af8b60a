const KEY = "login notice";

/** Stores, for the login page of this tab, why the server ended the login. */
export function keepLoginNotice(sentence: string): void {
  try {
    sessionStorage.setItem(KEY, sentence);
  } catch {
    // Storage denied: the login page gives no reason.
  }
}

/** Why the login ended, returned once; null if unknown. */
export function takeLoginNotice(): string | null {
  try {
    const sentence = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return sentence;
  } catch {
    return null;
  }
}
