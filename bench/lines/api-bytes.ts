import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { firm, type Line } from "../line.ts";
import { readableLists, sharedServer } from "../our-server.ts";
import { sendOnce } from "../send.ts";

/** The size of the public lists against brotli at its best. */
export const apiBytes: Line = {
  number: 7,
  name: "api-bytes",
  measure: async () => {
    const { url } = (await sharedServer()).server;
    const lists = await readableLists(url);
    return Promise.all(
      lists.map(async (list) => {
        const plain = await sendOnce({ url: url + list });
        const best = await promisify(brotliCompress)(plain.body);
        const headers = { "accept-encoding": "gzip, br" };
        const { body } = await sendOnce({ url: url + list, headers });
        return {
          what: `GET ${list}, bytes / brotli-11`,
          figure: body.length / best.length,
          unit: "×",
          budget: firm(1.05),
          note: `${body.length} and ${best.length} B of ${plain.body.length} B`,
        };
      }),
    );
  },
};
