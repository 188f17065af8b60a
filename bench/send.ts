import { Agent, type IncomingHttpHeaders, request } from "node:http";

/** A request to be sent many times. */
export interface Plan {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The expected status; 200 by default. */
  readonly status?: number | "any";
}

/** An answer with its bytes as transferred. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** All that its connection has sent and received so far, headers too. */
  readonly connectionBytes: number;
}

/** Sends a request once; on a connection of its own if `agent` is false. */
export function sendOnce(plan: Plan, agent?: Agent | false): Promise<Answer> {
  const { url, method = "GET", headers = {}, body, status = 200 } = plan;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers }, agent }, (response) => {
      const chunks: Buffer[] = [];
      const { socket, statusCode = 0 } = response;
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const answer = Buffer.concat(chunks);
        if (status === "any" || statusCode === status) {
          resolve({
            status: statusCode,
            headers: response.headers,
            body: answer,
            connectionBytes: socket.bytesWritten + socket.bytesRead,
          });
        } else {
          reject(new Error(`${method} ${url} answered ${statusCode}: ${answer}`));
        }
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/**
 * Sends the request that `planOf` returns for each number from 0 on, several at a time, and checks
 * each answer. Returns the time of each in milliseconds, shortest first.
 */
export async function sendMany(
  planOf: (index: number) => Plan,
  count: number,
  lanes: number,
  look: (answer: Answer, index: number) => void = () => {},
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const times: number[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next++;
      const startedAt = performance.now();
      const answer = await sendOnce(planOf(index), agent);
      times.push(performance.now() - startedAt);
      look(answer, index);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    agent.destroy();
  }
  return times.sort((a, b) => a - b);
}
