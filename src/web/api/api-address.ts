import { API_BASE } from "#contract/call-request.ts";

/** Where the calls are: on this site, or on the host that the build was told of. */
export const API_ADDRESS = `${import.meta.env.PUBLIC_API_HOST ?? ""}${API_BASE}`;
