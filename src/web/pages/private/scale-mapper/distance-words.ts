// ΔE_OK: the two most similar letters are 0.026 apart, black and white 1.
const STEPS = [
  { below: 0.0005, words: "the very same colour" },
  { below: 0.02, words: "most eyes cannot tell them apart" },
  { below: 0.05, words: "they differ only side by side" },
  { below: 0.1, words: "related, but plainly another colour" },
] as const;

const FARTHER = "far away, for no letter has a colour like it";

/**
 * Describes how different two colours look.
 *
 * @param deltaE The distance in OKLab, where about 0.02 is just visible.
 *
 * @example
 * distanceWords(0.03); // "they differ only side by side"
 */
export function distanceWords(deltaE: number): string {
  return STEPS.find(({ below }) => deltaE < below)?.words ?? FARTHER;
}
