import type { FastifyInstance, InjectOptions } from "fastify";
import { API_BASE, type Api, api } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { GUIDE, type SentCall } from "#contract/guide.data.ts";
import type { ExampleAnswers } from "../openapi/example-answers.ts";
import { logIn, MEMBER } from "./log-in.ts";

/** Servers in the states that the examples are answered in. */
export interface ExampleServers {
  /** Has one member and the packaged releases. */
  readonly whole: FastifyInstance;
  /** Has no releases. */
  readonly unloaded: FastifyInstance;
  /** Cannot reach its database. */
  readonly cutOff: FastifyInstance;
}

/** Makes every example call on real servers, and gives what they answer as the document shows it. */
export async function askExamples(servers: ExampleServers): Promise<ExampleAnswers> {
  const calls: Record<string, Record<number, unknown>> = {};
  for (const key of Object.keys(GUIDE) as (keyof Api)[]) {
    const { examples, refused = {} } = GUIDE[key];
    const asked: Record<number, unknown> = {};
    for (const call of [...examples, ...Object.values(refused)]) {
      const { status, body } = await ask(servers.whole, key, call as SentCall);
      // Of several calls that succeed the first one's answer is shown.
      if (body !== null) asked[status] ??= key.startsWith("GET") ? shortened(body) : body;
      if (refusedWith(refused, call) !== status && status >= 300) {
        throw new Error(`${key} answers ${status} to an example: ${JSON.stringify(body)}`);
      }
    }
    calls[key] = asked;
  }
  return { calls: calls as ExampleAnswers["calls"], shared: await askShared(servers) };
}
