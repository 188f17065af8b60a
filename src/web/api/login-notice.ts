const KEY = "login notice";

/** Keeps, for the login page of this tab, why the server ended the login. */
export function keepLoginNotice(sentence: string): void {
  try {
    sessionStorage.setItem(KEY, sentence);
  } catch {
    // Storage denied: the login page says nothing of it.
  }
}

/** Why the login ended, told once; null if there is nothing to tell. */
export function takeLoginNotice(): string | null {
  try {
    const sentence = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return sentence;
  } catch {
    return null;
  }
}
