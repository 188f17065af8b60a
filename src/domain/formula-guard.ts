/** Invisible characters at the start of a text, which a spreadsheet ignores. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}]*`;
/** Signs that start a formula in some spreadsheet, including wide and small East Asian ones. */
const SIGN = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";
const FORMULA = String.raw`(?:${UNSEEN}${SIGN}|[\t\r\n])`;

/**
 * Matches text that a table must mark with a leading apostrophe, so that no spreadsheet takes it
 * for a formula. Text that already looks marked needs another mark, or it would lose its own.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export const NEEDS_GUARD = new RegExp(`^'*${FORMULA}`, "u");

const GUARD = new RegExp(`^'(?='*${FORMULA})`, "u");

/**
 * Removes the apostrophe from text that was marked because of {@link NEEDS_GUARD}.
 *
 * @example
 * withoutGuard("'=1+1"); // "=1+1"
 */
export const withoutGuard = (text: string): string => text.replace(GUARD, "");
