import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { once } from "./once.ts";

const MAX_WINDOW_BITS = 18;

type Encoding = "br" | "gzip";

/** Bytes that are sent unchanged, in any of the encodings. */
export interface PreparedBytes {
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
  /** The bytes for a client that accepts none of the encodings. */
  readonly plain: () => Buffer;
  readonly encoded: Readonly<Partial<Record<Encoding, () => Buffer | Promise<Buffer>>>>;
}

/** A prepared answer of the API, typed by the value it contains. */
export class PreparedAnswer<Value> implements PreparedBytes {
  /** For the type only: at run time there are only the bytes. */
  declare readonly value: Value;
  readonly headers: PreparedBytes["headers"];
  readonly plain: PreparedBytes["plain"];
  readonly encoded: PreparedBytes["encoded"];

  constructor({ headers, plain, encoded }: PreparedBytes) {
    this.headers = headers;
    this.plain = plain;
    this.encoded = encoded;
  }
}

/**
 * Writes an answer as JSON. It is compressed once in each encoding, when a client first accepts that.
 * For an answer that will not change this takes a second per megabyte, and sending it then costs
 * almost nothing; for one that is `sentOnce` it takes a hundredth of that time, and the result is a
 * tenth larger. A handler returns this result instead of the value.
 *
 * @example
 * const ragas = once(async () => prepareAnswer(RAGAS.map(ragaOnWire)));
 * mount(app, "GET /melakarta/melakarta-ragas", () => ragas());
 */
export function prepareAnswer<Value>(
  value: Value,
  { sentOnce = false } = {},
): PreparedAnswer<Value> {
  const body = Buffer.from(JSON.stringify(value));
  const hints = {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_QUALITY]: sentOnce ? 6 : constants.BROTLI_MAX_QUALITY,
      // The compressor's memory grows with these two; small values make the output 0.7 % larger.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MIN_INPUT_BLOCK_BITS,
    },
  };
  return new PreparedAnswer({
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, no-cache",
      vary: "accept-encoding",
      etag: etagOf(body),
    },
    plain: () => body,
    encoded: {
      br: once(() => promisify(brotliCompress)(body, hints)),
      gzip: once(() => promisify(gzip)(body, { level: sentOnce ? 6 : 9 })),
    },
  });
}

function windowFor(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), MAX_WINDOW_BITS);
}

/** Makes the ETag of a body, by which caches ask whether their copy is current. */
export const etagOf = (body: Buffer): string =>
  weakTag(hash("sha256", body, "base64url").slice(0, 27));

/** An ETag that all encodings of an answer may share: a strong one would promise the same bytes. */
export const weakTag = (text: string): string => `W/"${text}"`;

/** The methods of an address that sends prepared bytes. Fastify's own HEAD would give a 304 a length. */
export const READING: readonly HTTPMethods[] = ["GET", "HEAD"];

/** Sends prepared bytes in the best encoding the client accepts, or 304 if it has them. */
export async function sendPrepared(
  bytes: PreparedBytes,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { headers, plain, encoded } = bytes;
  reply.headers(headers);
  if (reply.statusCode === 200 && isHeld(request.headers["if-none-match"], headers.etag)) {
    return reply.code(304).send();
  }
  const available = Object.keys(encoded) as Encoding[];
  const encoding = negotiate(request.headers["accept-encoding"] ?? "", available);
  if (encoding !== null) reply.header("content-encoding", encoding);
  return reply.send(await (encoding === null ? plain : encoded[encoding]!)());
}

// Compares without the mark of weak tags, as RFC 9110 (13.1.2) asks.
const isHeld = (held: string | undefined, etag: string) =>
  held !== undefined && (held === "*" || held.includes(etag.slice("W/".length)));
