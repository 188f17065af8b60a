import { type IncomingHttpHeaders, request } from "node:http";

/** One answer with every transferred byte, including headers. */
export interface Exchange {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly bytesSent: number;
  readonly bytesReceived: number;
}

/**
 * Reads a URL on a new connection and counts its bytes.
 *
 * @throws if the answer is not 200 or 304.
 */
export function bytesOf(url: string, headers: Readonly<Record<string, string>>): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false, headers: { ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      const { socket } = response;
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      if (response.statusCode !== 200 && response.statusCode !== 304) {
        reject(new Error(`GET ${url} answered ${response.statusCode}.`));
      }
      response.on("end", () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: Buffer.concat(chunks),
          bytesSent: socket.bytesWritten,
          bytesReceived: socket.bytesRead,
        }),
      );
    })
      .on("error", reject)
      .end();
  });
}
