import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Reads bodies: JSON as Fastify does, and forms. */
export async function readBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // Some programs name the type of every body, also of none.
    if (body.length === 0 && !takesBody(request)) done(null);
    else parseJson(request, body as string, done);
  });
  await app.register(formbody);
}

const takesBody = ({ routeOptions }: FastifyRequest) => routeOptions.schema?.body !== undefined;
