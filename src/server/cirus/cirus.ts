import type { FastifyInstance } from "fastify";
import { API_BASE } from "#contract/call-request.ts";
import { ApiError } from "../http/api-error.ts";
import { mount } from "../http/mount.ts";
import { prepareAnswer } from "../http/prepared-answer.ts";
import { findContinent, findState } from "./groups.ts";
import type { LiveReleases } from "./live-releases.ts";

/** The districts and countries of the live releases with their figures. */
export function cirusRoutes(app: FastifyInstance, live: LiveReleases) {
  mount(app, "GET /cirus/dhq", async () => (await live.india()).places());
  mount(app, "GET /cirus/states", async () => (await live.india()).groups());
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
