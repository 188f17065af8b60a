/** The maximum number of places of one view in a release. */
export const MAX_PLACES = 2_000;

/** The maximum length of a text about a place, in characters. */
export const MAX_TEXT_CHARACTERS = 2_000;
