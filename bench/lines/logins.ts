import { startPostgres } from "../../scripts/postgres-server.ts";
import { compareCpu } from "../cpu.ts";
import { firm, type Line, type Measure, ratio } from "../line.ts";
import { type MeasuredProcess, startPeer } from "../measured-process.ts";
import { loginPlan, withOurServer } from "../our-server.ts";
import { readableLists } from "../public-lists.ts";
import { sendMany, sendOnce } from "../send.ts";

const LOGINS_A_ROUND = 24;
const LOGINS_AT_ONCE = 50;
const READS = 3000;
const READERS = 4;
const BESIDES = "the form, two or three statements and the token take 2 to 3 ms besides";

/** What a login costs, and how many at once slow down public reads. */
export const logins: Line = {
  number: 8,
  name: "logins",
  what: "CPU of a login / one bare argon2id check; public reads while 50 logins are in flight",
  measure: async () => [
    ...(await onPostgres()),
    ...(await withOurServer(
      async (server) => [
        // First, because from a dozen logins on, a third statement ends the oldest.
        await statementsOfLogin(server),
        await cpuOfLogin(
          server,
          "CPU of a login, its database in the same process",
          `${BESIDES}, and here the database's own work too`,
        ),
        await readsDuringLogins(server),
      ],
      { TRUST_PROXY: "1" },
    )),
  ],
};

async function onPostgres(): Promise<Measure[]> {
  const postgres = await startPostgres();
  if (postgres === null) return [];
  try {
    const env = { DATABASE_URL: postgres.url };
    return [await withOurServer((server) => cpuOfLogin(server, "CPU of a login", BESIDES), env)];
  } finally {
    await postgres.stop();
  }
}

async function cpuOfLogin(server: MeasuredProcess, what: string, why: string): Promise<Measure> {
  const peer = await startPeer("argon2");
  try {
    const ours = { process: server, plan: loginPlan(server.url) };
    const bare = { process: peer, plan: { ...loginPlan(""), url: peer.url } };
    const cpu = await compareCpu(ours, bare, LOGINS_A_ROUND);
    return {
      what,
      figure: cpu.ratio,
      unit: "×",
      budget: ratio(1.1, why),
      peer: `${(cpu.ours / 1000).toFixed(1)} and ${(cpu.peer / 1000).toFixed(1)} ms`,
    };
  } finally {
    await peer.stop();
  }
}

async function statementsOfLogin(server: MeasuredProcess): Promise<Measure> {
  const counts: number[] = [];
  // The lowest of three, because the server also looks for new releases every two seconds.
  for (let login = 1; login <= 3; login += 1) {
    const before = await server.usage();
    await sendOnce(loginPlan(server.url));
    const after = await server.usage();
    counts.push(after.statements - before.statements);
  }
  const figure = Math.min(...counts);
  return { what: "SQL statements of a login", figure, unit: "", budget: firm(2) };
}

async function readsDuringLogins({ url }: MeasuredProcess) {
  const [list] = await readableLists(url);
  const read = () => ({ url: `${url}${list}` });
  // Each from its own address, like real people.
  const login = (index: number) => loginPlan(url, { "x-forwarded-for": `192.0.2.${index + 1}` });
  // One after the other at first: so many at once from unfamiliar addresses would count as guesses.
  await sendMany(login, LOGINS_AT_ONCE, 1);
  await sendMany(read, READS, READERS);
  const quiet = await sendMany(read, READS, READERS);
  const inFlight = sendMany(login, LOGINS_AT_ONCE, LOGINS_AT_ONCE);
  let areDone = false;
  const done = inFlight.finally(() => {
    areDone = true;
  });
  // The error is reported below, where this is awaited.
  done.catch(() => {});
  const busy: number[] = [];
  while (!areDone) busy.push(...(await sendMany(read, READERS * 25, READERS)));
  await done;
  busy.sort((a, b) => a - b);
  return {
    what: "99th percentile of a public read while 50 logins are in flight",
    figure: percentile99(busy) / percentile99(quiet),
    unit: "×",
    budget: ratio(3),
    peer: `${percentile99(busy).toFixed(1)} and ${percentile99(quiet).toFixed(1)} ms`,
    note: `${busy.length} reads and ${LOGINS_AT_ONCE} logins, none refused`,
  };
}

function percentile99(sorted: readonly number[]): number {
  return sorted[Math.floor(0.99 * sorted.length)]!;
}
