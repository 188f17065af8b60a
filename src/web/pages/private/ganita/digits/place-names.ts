import type { Grouping } from "#domain/exact/digit-grouping.ts";

// The places from 10⁵ on. A working is written without knowing how its reader groups digits, so it
// names none of them.
const NAMES: Readonly<Record<Grouping, readonly string[]>> = {
  none: [],
  western: ["hundred thousands", "millions", "ten millions", "hundred millions"],
  lakh: ["lakhs", "ten lakhs", "crores", "ten crores"],
};

const PLACE = /10([⁵-⁸]) place/g;

/**
 * The text with its high places named as the reader groups digits.
 *
 * @example
 * withPlaceNames("1 dot goes to the 10⁵ place.", "lakh"); // "1 dot goes to the lakhs."
 */
export const withPlaceNames = (text: string, grouping: Grouping): string =>
  text.replace(PLACE, (place, exponent: string, at: number) => {
    const name = NAMES[grouping]["⁵⁶⁷⁸".indexOf(exponent)];
    if (!name) return place;
    return at === 0 ? `${name[0]!.toUpperCase()}${name.slice(1)}` : name;
  });
