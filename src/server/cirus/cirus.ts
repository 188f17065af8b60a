import type { FastifyInstance } from "fastify";
import { API_BASE } from "#contract/call-request.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import { prepareAnswer } from "../http/prepared-answer.ts";
import { addressOf, type ReleaseArchive } from "./archive/release-archive.ts";
import { findContinent, findState } from "./groups.ts";
import type { LiveReleases } from "./live-releases.ts";
import type { ArchivedRelease } from "./release.ts";

/** The districts and countries of the live releases with their figures. */
export function cirusRoutes(app: FastifyInstance, live: LiveReleases) {
  mount(app, "GET /cirus/dhq", async () => (await live.india()).places());
  mount(app, "GET /cirus/states", async () => (await live.india()).groups());
  mount(app, "GET /cirus/states/published", async () => (await live.india()).published());
  mount(app, "GET /cirus/dhq/{state}", async ({ params }) => {
    const state = findState(params.state);
    if (state === null) throw unknown("state or union territory", params.state, "states");
    return (await live.india()).placesOf(state.name);
  });

  mount(app, "GET /cirus/countries", async () => (await live.world()).places());
  mount(app, "GET /cirus/continents", async () => (await live.world()).groups());
  mount(app, "GET /cirus/countries/{continent}", async ({ params }) => {
    const continent = findContinent(params.continent);
    if (continent === null) throw unknown("continent", params.continent, "continents");
    return (await live.world()).placesOf(continent.name);
  });
  mount(app, "GET /cirus/workings/{view}/{place}", async ({ params: { view, place } }) => {
    const workings = await (await live[view]()).workings(place);
    if (workings !== null) return prepareAnswer(workings, { sentOnce: true });
    const lists = view === "india" ? ["dhq", "states"] : ["countries", "continents"];
    throw unknown("place with the id", place, ...lists);
  });
}

function unknown(kind: string, name: string, ...lists: readonly string[]): ApiError {
  const addresses = lists.map((list) => `${API_BASE}/cirus/${list}`).join(" and ");
  return new ApiError(
    404,
    "unknown_place",
    `There is no ${kind} ${JSON.stringify(name)}. All are in GET ${addresses}.`,
  );
}

/** Every release of the figures, at addresses that never change. */
export function cirusReleaseRoutes(app: FastifyInstance, archive: ReleaseArchive) {
  // The name of a view means its live release.
  async function find(id: string): Promise<ArchivedRelease> {
    const releases = await archive.releases();
    const found = releases.find((one) => one.id === id || (one.isLive && one.view === id));
    if (found) return found;
    const some = releases.slice(0, RELEASES_NAMED).map((one) => one.id);
    throw new ApiError(
      404,
      "unknown_release",
      `There is no release ${JSON.stringify(id)}. There are ${some.join(", ")}; all are in GET ${API_BASE}/cirus/releases.`,
    );
  }

  mount(app, "GET /cirus/releases", () => archive.list());
  mount(app, "GET /cirus/releases/{release}", async ({ params }) =>
    archive.describe(await find(params.release)),
  );
  mount(app, "GET /cirus/releases/{release}/{file}", async ({ params }) => {
    const release = await find(params.release);
    const file = await archive.file(release, params.file, release.id === params.release);
    if (file !== null) return file;
    throw new ApiError(
      404,
      "unknown_file",
      `The release has no file ${JSON.stringify(params.file)}. Its files are in GET ${addressOf(release.id)}.`,
    );
  });
}

/** The maximum number of releases that a refusal names. */
const RELEASES_NAMED = 6;
