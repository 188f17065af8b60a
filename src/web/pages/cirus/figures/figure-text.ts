import { isGuess, type Status } from "#domain/risk/status.ts";

/**
 * Writes a figure for a column. A modelled X audience can be several times too high or low, so it
 * gets no decimals.
 *
 * @example
 * figureText(164.04, { key: "internet_penetration", decimals: 1 }, "modelled"); // "164.0"
 * figureText(2.85, { key: "twitter_literate", decimals: 1 }, "modelled"); // "3"
 */
export function figureText(
  value: number,
  { key, decimals }: { readonly key: string; readonly decimals: number },
  status: Status | null,
): string {
  if (!isRough(key, status)) return fixed(value, decimals);
  return value > 0 && value < 0.5 ? "<1" : fixed(value, 0);
}

/** Whether a figure shows only the order of magnitude; its status is then written beside it. */
export function isRough(key: string, status: Status | null): boolean {
  return status !== null && isGuess(status) && WORLD_X_METRICS.has(key);
}

const WORLD_X_METRICS: ReadonlySet<string> = new Set(["twitter_literate", "twitter_internet"]);

/** Writes a number with fixed decimals and the thousands separators of the workings. */
export function fixed(value: number, decimals: number): string {
  return formatWith(decimals).format(value);
}

const formats: Intl.NumberFormat[] = [];
function formatWith(decimals: number): Intl.NumberFormat {
  formats[decimals] ??= new Intl.NumberFormat("en", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return formats[decimals];
}

/** Each status in words. */
export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  published: "published",
  "published-old": "published, older year",
  "state-level": "figure of the state",
  modelled: "modelled",
  "assumed-zero": "assumed zero",
};

/** The status of a figure in words. A sum with a part that is assumed to be 0 is not 0 itself. */
export const statusText = (status: Status, value: number | null): string =>
  status === "assumed-zero" && value ? `in part ${STATUS_WORDS[status]}` : STATUS_WORDS[status];
