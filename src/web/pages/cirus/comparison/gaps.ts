const UNKNOWN = "–";

/**
 * Writes how far each figure lies above the lowest, reckoned from the figures as printed: a reader
 * who subtracts two of them gets the printed difference. "–" where there is nothing to subtract.
 *
 * @example
 * gapsToLowest(["170.1", "164.0", "no data"]); // ["+6.1", "lowest", "–"]
 */
export function gapsToLowest(printed: readonly string[]): readonly string[] {
  const isBelowOne = printed.some((text) => text === "<1");
  const values = printed.map((text) => Number(text.replaceAll(",", "")));
  const lowest = Math.min(...values.filter((value) => !Number.isNaN(value)));
  const decimals = Math.max(...printed.map((text) => text.split(".")[1]?.length ?? 0));
  return values.map((value, at) => {
    if (printed[at] === "<1") return "lowest";
    if (isBelowOne || Number.isNaN(value)) return UNKNOWN;
    return value === lowest ? "lowest" : `+${(value - lowest).toFixed(decimals)}`;
  });
}
