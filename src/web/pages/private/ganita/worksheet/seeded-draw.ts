import type { Draw } from "#domain/ganita/input/draws.ts";

/**
 * Numbers that look random and are always the same for a seed.
 *
 * @see Mulberry32 of Tommy Ettinger, begun with the FNV-1a hash of the seed.
 */
export function seededDraw(seed: string): Draw {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return low + Math.floor(share * (high - low + 1));
  };
}
