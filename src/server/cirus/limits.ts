/** The most places of one view that a release holds. */
export const MAX_PLACES = 2_000;

/** The longest text about a place, in characters. */
export const MAX_TEXT_CHARACTERS = 2_000;

/** Control characters, and those that turn the direction of the text around them. */
export const UNFIT_CHARACTER = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** A text without the characters that would move the cursor or turn what stands around them. */
export const legible = (text: string): string =>
  text.replaceAll(new RegExp(UNFIT_CHARACTER, "gu"), "\u{fffd}");
