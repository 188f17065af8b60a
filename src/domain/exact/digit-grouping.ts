/** No groups, groups of thousands as in 1,582,237,500, or of lakh and crore as in 1,58,22,37,500. */
export const GROUPINGS = ["none", "western", "lakh"] as const;
export type Grouping = (typeof GROUPINGS)[number];

const GROUP_SIZE: Record<Exclude<Grouping, "none">, number> = { western: 3, lakh: 2 };

/**
 * Formats exact decimal text for people, with separators and a true minus sign (U+2212).
 *
 * @example
 * groupedText("-1582237500.25", "lakh"); // "−1,58,22,37,500.25"
 */
export function groupedText(decimal: string, grouping: Grouping): string {
  if (grouping === "none") return decimal.replace("-", "−");
  const [whole = "", decimals] = decimal.replace("-", "").split(".");
  const groups = [whole.slice(-3)];
  for (let end = whole.length - 3; end > 0; end -= GROUP_SIZE[grouping]) {
    groups.push(whole.slice(Math.max(0, end - GROUP_SIZE[grouping]), end));
  }

  const sign = decimal.startsWith("-") ? "−" : "";
  return `${sign}${groups.reverse().join(",")}${decimals === undefined ? "" : `.${decimals}`}`;
}

const NAMED_POWERS = [
  ["shankh", 10n ** 17n],
  ["padma", 10n ** 15n],
  ["nil", 10n ** 13n],
  ["kharab", 10n ** 11n],
  ["arab", 10n ** 9n],
  ["crore", 10n ** 7n],
  ["lakh", 10n ** 5n],
  ["thousand", 10n ** 3n],
] as const;

/**
 * Writes a whole number with the Indian names of powers; above 10^19 it counts shankhs.
 *
 * @example
 * lakhCroreWords(1582237500n); // "1 arab 58 crore 22 lakh 37 thousand 500"
 */
export function lakhCroreWords(value: bigint): string {
  if (value < 0n) return `minus ${lakhCroreWords(-value)}`;

  const words: string[] = [];
  let rest = value;
  for (const [name, power] of NAMED_POWERS) {
    if (rest >= power) words.push(`${groupedText(`${rest / power}`, "lakh")} ${name}`);
    rest %= power;
  }
  if (rest > 0n || words.length === 0) words.push(`${rest}`);
  return words.join(" ");
}
