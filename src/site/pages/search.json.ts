import { ENTRIES } from "../../web/search/entries.ts";

/** search.json: all that the search of the site finds. */
export function GET(): Response {
  return Response.json(ENTRIES);
}
