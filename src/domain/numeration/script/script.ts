/** The four scripts a word can be written in. */
export const SCRIPTS = ["devanagari", "latin", "kannada", "telugu"] as const;
export type Script = (typeof SCRIPTS)[number];

/** The three Brahmic scripts, whose Unicode blocks have the same layout. */
export type BrahmicScript = Exclude<Script, "latin">;
