import { CALCULATOR_PATHS, DEFINITION_AT } from "#domain/ganita/calculator-path.ts";
import { MEMBERS_TITLES } from "../members-titles.ts";

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(MEMBERS_TITLES),
  ...CALCULATOR_PATHS.map((path): [string, string] => [
    `/private/ganita/${path}`,
    DEFINITION_AT[path].name,
  ]),
  ["/cirus", "CIRUS"],
]);

/**
 * The name of the page at an address; null for pages from which nothing is kept.
 *
 * @example
 * pageName("/private/ganita/addition?n=1&n=2"); // "Addition"
 */
export const pageName = (address: string): string | null =>
  NAMES.get(address.split(/[?#]/, 1)[0]!) ?? null;
