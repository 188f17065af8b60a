/** The minimum length of a new password in characters: NIST SP 800-63B-4's for a single factor. */
export const MIN_PASSWORD_LENGTH = 15;

/** The maximum length that a login accepts. */
export const MAX_PASSWORD_LENGTH = 1024;

/** A password's length in characters, as the rule counts: code points after NFC. */
export const passwordLength = (password: string): number => [...password.normalize("NFC")].length;
