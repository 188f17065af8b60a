import { aryabhattaEndpoints } from "./aryabhatta.ts";
import { authEndpoints } from "./auth.ts";
import { cirusEndpoints } from "./cirus.ts";
import { ganitaEndpoints } from "./ganita.ts";
import { melakartaEndpoints } from "./melakarta.ts";

/** Every call of /api/v1. Server routes, client types and the OpenAPI document come out of it. */
export const api = {
  ...authEndpoints,
  ...aryabhattaEndpoints,
  ...cirusEndpoints,
  ...ganitaEndpoints,
  ...melakartaEndpoints,
};
export type Api = typeof api;

/** The path all calls share. */
export const API_BASE = "/api/v1";
