import { CALCULATOR_AT, CALCULATOR_PATHS } from "#domain/ganita/ganita.ts";

const NAMES: ReadonlyMap<string, string> = new Map([
  ["/private/aryabhatta", "Script to Number"],
  ["/cirus", "CIRUS"],
  ...CALCULATOR_PATHS.map((path): [string, string] => [
    `/private/ganita/${path}`,
    CALCULATOR_AT[path].name,
  ]),
]);

/**
 * The name of the page from which work is kept; null for other pages.
 *
 * @example
 * keptPageName("/private/ganita/addition?n=1&n=2"); // "Addition"
 */
export const keptPageName = (address: string): string | null =>
  NAMES.get(address.split(/[?#]/, 1)[0]!) ?? null;
