/** A sign to show by itself: on a dotted circle if it needs a base. */
export function standingAlone(sign: string): string {
  return /^\p{M}/u.test(sign) ? `◌${sign}` : sign;
}
