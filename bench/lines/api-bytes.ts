import type { Line } from "../line.ts";
import { listBytes } from "../list-bytes.ts";
import { withSharedServer } from "../our-server.ts";
import { readableLists } from "../public-lists.ts";

/** The size of the public lists, at first and when requested again. */
export const apiBytes: Line = {
  number: 6,
  name: "api-bytes",
  what: "Bytes of a public list / brotli-11 of its JSON; a repeat visit",
  measure: () =>
    withSharedServer(async ({ url }) => {
      const lists = await Promise.all(
        (await readableLists(url)).map((list) => listBytes(url, list)),
      );
      return lists.flat();
    }),
};
