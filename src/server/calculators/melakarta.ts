import type { FastifyInstance } from "fastify";
import { ragaOnWire } from "#contract/raga-on-wire.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { mount } from "../http/mount.ts";
import { once } from "../http/once.ts";
import { prepareAnswer } from "../http/prepared-answer.ts";

// The same for every server of a process, and made at the first request.
const ragas = once(async () => prepareAnswer(RAGAS.map(ragaOnWire)));

/** The 72 melakarta ragas. */
export function melakartaRoutes(app: FastifyInstance) {
  mount(app, "GET /melakarta/melakarta-ragas", () => ragas());
}
