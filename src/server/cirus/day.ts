/**
 * Reads a day written as 2025-09-30 or 30/09/2025 and returns it as 2025-09-30; null for other
 * texts.
 *
 * @example
 * readDay("30/09/2025"); // "2025-09-30"
 */
export function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const iso = day ? `${year}-${month}-${day}` : text;
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Writes a day as 30/09/2025. */
export const writeDay = (iso: string): string => iso.split("-").reverse().join("/");
