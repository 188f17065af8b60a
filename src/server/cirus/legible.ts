// Control characters, and those that change the direction of the text around them.
const UNFIT_CHARACTER = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A text with U+FFFD for each character that would move the cursor or change text direction. */
export const legible = (text: string): string => text.replaceAll(UNFIT_CHARACTER, "\u{fffd}");

/** Whether a text has no such character. */
export const isLegible = (text: string): boolean => text.search(UNFIT_CHARACTER) === -1;
