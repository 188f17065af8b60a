type Kind = "localStorage" | "sessionStorage";

/** The text stored under this key; null if there is none or storage is denied. */
export function storedText(key: string, kind: Kind = "localStorage"): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Whether the browser lets this site store anything. */
export const mayStore = (): boolean => storeText("may-store", "") && storeText("may-store", null);

/** Stores a text, or removes it with null. Returns false if storage is denied or full. */
export function storeText(key: string, text: string | null, kind: Kind = "localStorage"): boolean {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
