/** The longest text accepted, in UTF-16 code units: the whole Gita is shorter. */
export const MAX_VERSE_LENGTH = 100_000;
