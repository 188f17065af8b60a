/** Descriptions of the calls' resources, by the first part of their paths. */
export const RESOURCES = {
  auth: "Logging in and out. Members' calls need a token; it ends after a time, at logout, and when the password changes.",
  account:
    "A member's own account. For members; a change needs a login proved in the last ten minutes.",
  saved:
    "Pages that members keep: words, calculations and comparisons, each with its address and a note. Nothing is kept without being asked. For members.",
  aryabhatta:
    "Words as numbers by Aryabhata's rule, numbers as words, arithmetic on them, and the colours of letters. For members.",
  ganita:
    "Vedic arithmetic with its working: one call for each sutra. Numbers are exact, however long. For members.",
  cirus:
    "The Cyber Intelligence and Risk Unified System: how exposed people are online, by district and by country, each figure with its status and source. Public.",
  melakarta: "The 72 parent scales of Carnatic music. Public.",
} as const;
