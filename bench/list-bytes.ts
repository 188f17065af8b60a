import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { firm, type Measure } from "./line.ts";
import { type Plan, sendOnce } from "./send.ts";

/** The measures of one public list of the server at a URL. */
export async function listBytes(url: string, list: string): Promise<Measure[]> {
  const read = (headers: Plan["headers"] = {}, status = 200) =>
    sendOnce({ url: url + list, headers, status }, false);
  const plain = await read();
  const best = await promisify(brotliCompress)(plain.body, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.body.length },
  });
  const accepted = { "accept-encoding": "gzip, br" };
  const first = await read(accepted);
  const again = await read({ ...accepted, "if-none-match": first.headers.etag! }, 304);
  return [
    {
      what: `GET ${list}, body`,
      figure: first.body.length / best.length,
      unit: "×",
      budget: firm(1.02),
      peer: `${first.body.length} and ${best.length} B of ${plain.body.length} B`,
    },
    {
      what: `GET ${list} again, sent and received`,
      figure: again.connectionBytes,
      unit: "B",
      budget: firm(1024),
    },
  ];
}
