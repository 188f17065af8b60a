import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { compareCpu } from "../cpu.ts";
import { type Line, type Measure, ratio } from "../line.ts";
import { type MeasuredProcess, startPeer } from "../measured-process.ts";
import { withOurServer } from "../our-server.ts";
import { readableLists } from "../public-lists.ts";
import { type Answer, type Plan, sendMany, sendOnce } from "../send.ts";

const REQUESTS = 4000;
// This many requests until the server's frequent code is compiled.
const WARMING_REQUESTS = 20_000;
const LANES = 8;

/** What a public read costs compared with Node's own server sending the same bytes. */
export const publicReads: Line = {
  number: 5,
  name: "public-reads",
  what: "CPU of a public GET of the API / bare node:http sending the same bytes, both warm",
  measure: () =>
    withOurServer(async (server) => {
      const measures: Measure[] = [];
      const lists = await readableLists(server.url);
      const warming = lists.map((list) => ({ url: server.url + list }));
      await sendMany((index) => warming[index % warming.length]!, WARMING_REQUESTS, LANES);
      for (const list of lists) {
        measures.push(...(await measureList(server, list)));
      }
      return measures;
    }),
};

async function measureList(server: MeasuredProcess, list: string): Promise<Measure[]> {
  const whole = { url: server.url + list, headers: { "accept-encoding": "br" } };
  const { headers } = await sendOnce(whole);
  const held = { "if-none-match": headers.etag!, "accept-encoding": "br" };
  return [
    await compare(server, `GET ${list}`, whole, 1.3),
    await compare(
      server,
      `GET ${list}, not changed`,
      { ...whole, headers: held, status: 304 },
      1.1,
    ),
  ];
}

async function compare(
  server: MeasuredProcess,
  what: string,
  plan: Plan,
  limit: number,
): Promise<Measure> {
  const before = await server.usage();
  const answer = await sendOnce(plan);
  const { statements } = await server.usage();
  const cpu = await withPeerSending(answer, (peer) =>
    compareCpu(
      { process: server, plan },
      { process: peer, plan: { ...plan, url: peer.url } },
      REQUESTS,
    ),
  );
  return {
    what,
    figure: cpu.ratio,
    unit: "×",
    budget: ratio(limit),
    peer: `${cpu.ours.toFixed(0)} and ${cpu.peer.toFixed(0)} µs`,
    note: `${statements - before.statements} SQL statements`,
  };
}

async function withPeerSending<T>(
  { status, headers, body }: Answer,
  work: (peer: MeasuredProcess) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-bench-"));
  const file = path.join(folder, "body");
  await writeFile(file, body);
  // Node writes these itself.
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...own } = headers;
  const peer = await startPeer("bytes", [`${status}`, JSON.stringify(own), file]);
  try {
    return await work(peer);
  } finally {
    await peer.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
