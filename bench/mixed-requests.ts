import { API_BASE } from "#contract/call-request.ts";
import { type Plan, sendOnce } from "./send.ts";

/** One of each usual kind of request: pages, lists, members' calls, and mistakes. */
export async function mixedRequests(url: string, token: string): Promise<readonly Plan[]> {
  const ragas = `${url}${API_BASE}/melakarta/melakarta-ragas`;
  const { headers } = await sendOnce({ url: ragas });
  const member = { authorization: `Bearer ${token}` };
  const call = (path: string, body?: unknown): Plan => ({
    url: `${url}${API_BASE}${path}`,
    method: "POST",
    headers: { ...member, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const read = (path: string, encoding = "br"): Plan => ({
    url: url + path,
    headers: { "accept-encoding": encoding },
  });
  const word = { word: "ख्युघृ", inputScript: "devanagari" };
  return [
    read("/"),
    read("/ragas", "gzip"),
    { ...read("/no-such-page"), status: 404 },
    read(`${API_BASE}/cirus/dhq`),
    read(`${API_BASE}/cirus/dhq/Kerala`),
    read(`${API_BASE}/cirus/countries`, "gzip"),
    read(`${API_BASE}/cirus/continents`, "identity"),
    { ...read(`${API_BASE}/cirus/dhq/Atlantis`), status: 404 },
    { url: ragas },
    { url: ragas, headers: { "if-none-match": headers.etag! }, status: 304 },
    { url: `${url}${API_BASE}/aryabhatta/colors`, headers: member },
    { url: `${url}${API_BASE}/aryabhatta/colors`, status: 401 },
    call("/aryabhatta/process_sentence", word),
    { ...call("/aryabhatta/process_sentence", { ...word, word: " " }), status: 422 },
    call("/aryabhatta/calculate", {
      tokens: ["12345678901234567890", "7"],
      operation: "division_fd",
    }),
    call("/ganita/add", { nums: ["12345", "67890", "-1.5"] }),
    call("/ganita/urdhva-tiryagbhyam?a=98765&b=12345"),
  ];
}
