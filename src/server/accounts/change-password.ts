import type { FastifyInstance } from "fastify";
import { READING } from "../http/prepared-answer.ts";

/**
 * Leads a password manager from the address that it knows on every site to the page where a member
 * changes the password.
 *
 * @see https://www.w3.org/TR/change-password-url/
 */
export function changePasswordRoute(app: FastifyInstance) {
  app.route({
    method: [...READING],
    url: "/.well-known/change-password",
    handler: (_request, reply) =>
      reply.header("cache-control", "public, no-cache").redirect("/private/account", 303),
  });
}
