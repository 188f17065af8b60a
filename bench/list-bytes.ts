import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { firm, type Measure } from "./line.ts";
import { bytesOf } from "./raw-exchange.ts";

/** The measures of one public list of the server at a URL. */
export async function listBytes(url: string, list: string): Promise<Measure[]> {
  const plain = await bytesOf(url + list, {});
  const best = await promisify(brotliCompress)(plain.body, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.body.length },
  });
  const first = await bytesOf(url + list, { "accept-encoding": "gzip, br" });
  const again = await bytesOf(url + list, {
    "accept-encoding": "gzip, br",
    "if-none-match": first.headers.etag!,
  });
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
      figure: again.bytesSent + again.bytesReceived,
      unit: "B",
      budget: firm(1024),
      note: `status ${again.status}`,
    },
  ];
}
