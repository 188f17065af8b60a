import { API_BASE } from "#contract/call-request.ts";

/** The base address of the API: this site, or the host that the build was given. */
export const API_ADDRESS = `${import.meta.env.PUBLIC_API_HOST ?? ""}${API_BASE}`;
