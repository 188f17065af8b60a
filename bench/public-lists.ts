import { api } from "#contract/api.ts";
import { API_BASE } from "#contract/call-request.ts";
import type { Endpoint } from "#contract/endpoint.ts";

const PUBLIC_LISTS = Object.entries<Endpoint>(api)
  .filter(([key, { access, params }]) => key.startsWith("GET ") && access === "public" && !params)
  .map(([key]) => API_BASE + key.slice("GET ".length));

/** The public lists that this server has; some need imported data first. */
export async function readableLists(url: string): Promise<readonly string[]> {
  const readable = [];
  for (const list of PUBLIC_LISTS) {
    const response = await fetch(url + list);
    await response.arrayBuffer();
    if (response.ok) readable.push(list);
  }
  return readable;
}
