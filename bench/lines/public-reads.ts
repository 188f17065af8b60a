import { writeFile } from "node:fs/promises";
import path from "node:path";
import { comparedCpu } from "../cpu.ts";
import { firm, type Line, type Measure } from "../line.ts";
import { type MeasuredProcess, startPeer } from "../measured-process.ts";
import { readableLists, startWithMember, temporaryFolder } from "../our-server.ts";
import { type Plan, sendMany, sendOnce } from "../send.ts";

const REQUESTS = 4000;
// This many requests until the server's frequent code is compiled.
const WARMING_REQUESTS = 20_000;
const CONNECTIONS = 8;
const MOST = 2;

/** What a warm public read costs compared with Node's own server sending the same bytes. */
export const publicReads: Line = {
  number: 7,
  name: "public-reads",
  measure: async () => {
    await using ours = await startWithMember();
    const { server } = ours;
    const lists = await readableLists(server.url);
    const warming = lists.map((list) => ({ url: server.url + list }));
    await sendMany(warming, WARMING_REQUESTS, CONNECTIONS);
    const before = await server.usage();
    const measures: Measure[] = [];
    for (const list of lists) measures.push(...(await measureList(server, list)));
    const { statements } = await server.usage();
    // The server looks for a new release every two seconds, whoever reads.
    const reads = lists.length * 2 * 6 * REQUESTS;
    const figure = (statements - before.statements) / reads;
    const what = "SQL statements per read";
    return [...measures, { what, figure, unit: "", budget: firm(0.01) }];
  },
};

async function measureList(server: MeasuredProcess, list: string): Promise<Measure[]> {
  const whole = { url: server.url + list, headers: { "accept-encoding": "br" } };
  const { headers } = await sendOnce(whole);
  const held = { ...whole.headers, "if-none-match": headers.etag! };
  return [
    await compare(server, `GET ${list}`, whole),
    await compare(server, `GET ${list}, not changed`, { ...whole, headers: held, status: 304 }),
  ];
}

async function compare(server: MeasuredProcess, what: string, plan: Plan): Promise<Measure> {
  const { status, headers, body } = await sendOnce(plan);
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, "body");
  await writeFile(file, body);
  // Node writes these itself.
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...own } = headers;
  await using peer = await startPeer("bytes", [`${status}`, JSON.stringify(own), file]);
  const bare = { process: peer, plan: { ...plan, url: peer.url } };
  return await comparedCpu(what, MOST, { process: server, plan }, bare, REQUESTS);
}
