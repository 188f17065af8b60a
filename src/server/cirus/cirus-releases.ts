import type { FastifyInstance } from "fastify";
import { mount } from "../http/mount.ts";
import type { ReleaseArchive } from "./archive/release-archive.ts";

/** Every release of the figures, at addresses that never change. */
export function cirusReleaseRoutes(app: FastifyInstance, archive: ReleaseArchive) {
  mount(app, "GET /cirus/releases", () => archive.list());
  mount(app, "GET /cirus/releases/{release}", ({ params }) => archive.describe(params.release));
  mount(app, "GET /cirus/releases/{release}/{file}", ({ params }) =>
    archive.file(params.release, params.file),
  );
}
