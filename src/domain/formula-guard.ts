/** What no reader sees at the start of a text, but a spreadsheet passes over. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}]*`;
/** Where a formula starts for some spreadsheet, the wide and the small signs of East Asia included. */
const SIGN = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";
const FORMULA = String.raw`(?:${UNSEEN}${SIGN}|[\t\r\n])`;

/**
 * What a table needs to mark as text, with an apostrophe before it, so that no spreadsheet takes it
 * for a formula. A text that already looks marked needs another mark, or it would lose its own.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export const NEEDS_GUARD = new RegExp(`^'*${FORMULA}`, "u");

const GUARD = new RegExp(`^'(?='*${FORMULA})`, "u");

/**
 * Takes the apostrophe off a text that was marked for {@link NEEDS_GUARD}.
 *
 * @example
 * withoutGuard("'=1+1"); // "=1+1"
 */
export const withoutGuard = (text: string): string => text.replace(GUARD, "");
