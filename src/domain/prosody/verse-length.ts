/** The longest text accepted, in UTF-16 code units: five thousand verses with their numbers. */
export const MAX_VERSE_LENGTH = 600_000;
