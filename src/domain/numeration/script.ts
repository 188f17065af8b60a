/** The four scripts a word can be written in. */
export const SCRIPTS = ["devanagari", "latin", "kannada", "telugu"] as const;
export type Script = (typeof SCRIPTS)[number];

/** The three Brahmic ones, whose Unicode blocks run parallel. */
export type BrahmicScript = Exclude<Script, "latin">;
