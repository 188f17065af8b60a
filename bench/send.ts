import { type IncomingHttpHeaders, request } from "node:http";
import autocannon from "autocannon";

/** A request, and the status expected of its answer. */
export interface Plan {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** 200 by default. */
  readonly status?: number | "any";
}

/** An answer with its bytes as transferred. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Only ends what hangs: a busy machine is slow. */
const MAX_SECONDS = 300;

/** Sends a request once. */
export function sendOnce(plan: Plan): Promise<Answer> {
  const { url, method = "GET", headers = {}, body, status = 200 } = plan;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      const { statusCode = 0 } = response;
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const answer = Buffer.concat(chunks);
        if (status === "any" || statusCode === status) {
          resolve({ status: statusCode, headers: response.headers, body: answer });
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
 * Sends requests to one server in turn, on several connections, until so many are answered.
 *
 * @returns The 99th percentile of their times, in milliseconds.
 * @throws if an answer has another status than its plan says, or none comes.
 */
export async function sendMany(
  plans: readonly Plan[],
  amount: number,
  connections: number,
): Promise<number> {
  const wrong = new Map<string, number>();
  const requests = plans.map(({ url, method = "GET", headers, body, status = 200 }) => {
    const { pathname, search } = new URL(url);
    const path = pathname + search;
    const onResponse = (answered: number) => {
      const words = `${method} ${path} answered ${answered}`;
      if (answered !== status) wrong.set(words, (wrong.get(words) ?? 0) + 1);
    };
    return {
      path,
      method,
      headers: { ...headers },
      ...(body !== undefined && { body }),
      onResponse,
    };
  });
  const { origin } = new URL(plans[0]!.url);
  const timeout = MAX_SECONDS;
  const load = { url: origin, amount, connections, requests, timeout };
  const { errors, latency } = await autocannon(load);
  for (const [words, times] of wrong) throw new Error(`${words}, ${times} times`);
  if (errors > 0) throw new Error(`${errors} of ${amount} requests had no answer`);
  return latency.p99;
}
