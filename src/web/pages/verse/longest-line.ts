/** Longer lines are prose: the longest metre known here has lines of 52 syllables. */
export const LONGEST_LINE = 104;
