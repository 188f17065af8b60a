import { aryabhattaEndpoints } from "./aryabhatta.ts";
import { authEndpoints } from "./auth.ts";
import { ganitaEndpoints } from "./ganita.ts";

/** Every call of /api/v1. Server routes, client types and the OpenAPI document come out of it. */
export const api = { ...authEndpoints, ...aryabhattaEndpoints, ...ganitaEndpoints };
export type Api = typeof api;

/** The path all calls share. */
export const API_BASE = "/api/v1";
