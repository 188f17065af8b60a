/** An email as it is stored and looked up: trimmed and in lower case. */
export const normalisedEmail = (email: string): string =>
  email.normalize("NFC").trim().toLowerCase();
