import type { FastifyInstance } from "fastify";
import { API_BASE } from "#contract/call-request.ts";
import { once } from "./once.ts";
import { prepareAnswer, READING, sendPrepared } from "./prepared-answer.ts";

/**
 * Describes the API for programs. Most servers never get this request, so the first one loads the
 * code and makes the document.
 */
export function openApiRoute(app: FastifyInstance) {
  const made = once(async () => {
    const { openApiDocument } = await import("#contract/openapi/document.ts");
    return prepareAnswer(openApiDocument());
  });
  app.route({
    method: [...READING],
    url: `${API_BASE}/openapi.json`,
    handler: async (request, reply) => sendPrepared(await made(), request, reply),
  });
  // Each call had a page of its own: links to these lead to the call on the one page.
  app.get<{ Params: { call: string } }>(`${API_BASE}/docs/:call`, async ({ params }, reply) => {
    const { addressInDocs } = await import("#contract/openapi/document.ts");
    return reply.redirect(`${API_BASE}/docs${addressInDocs(params.call)}`, 308);
  });
}
