/** Words to start with, repeated here: the full list would add three kilobytes to the page. */
export const FIRST_WORDS = [
  {
    devanagari: "ख्युघृ",
    latin: "khyughṛ",
    kannada: "ಖ್ಯುಘೃ",
    telugu: "ఖ్యుఘృ",
    meaning: "revolutions of the Sun (years) in a yuga",
  },
  {
    devanagari: "मखि",
    latin: "makhi",
    kannada: "ಮಖಿ",
    telugu: "మఖి",
    meaning: "sine difference no. 1 of 24",
  },
  { devanagari: "ह्दा", latin: "hdā", kannada: "ಹ್ದಾ", telugu: "హ్దా", meaning: "apogee of Mars" },
] as const;
