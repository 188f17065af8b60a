import { startPostgres } from "../../scripts/postgres-server.ts";
import { comparedCpu } from "../cpu.ts";
import { type Line, type Measure, ratio } from "../line.ts";
import { type MeasuredProcess, startPeer } from "../measured-process.ts";
import { loginPlan, readableLists, startWithMember } from "../our-server.ts";
import { sendMany } from "../send.ts";

const LOGINS_A_ROUND = 24;
const LOGINS_AT_ONCE = 50;
const READS = 3000;
const READERS = 4;

/** What a login costs, and how many at once slow down public reads. */
export const logins: Line = {
  number: 9,
  name: "logins",
  measure: async () => {
    await using postgres = await startPostgres();
    const env = { TRUST_PROXY: "1", ...(postgres && { DATABASE_URL: postgres.url }) };
    await using ours = await startWithMember(env);
    return [await cpuOfLogin(ours.server), await readsDuringLogins(ours.server)];
  },
};

async function cpuOfLogin(server: MeasuredProcess): Promise<Measure> {
  await using peer = await startPeer("argon2");
  const ours = { process: server, plan: loginPlan(server.url) };
  const bare = { process: peer, plan: { ...loginPlan(""), url: peer.url } };
  return await comparedCpu("CPU of a login", 1.6, ours, bare, LOGINS_A_ROUND);
}

async function readsDuringLogins({ url }: MeasuredProcess): Promise<Measure> {
  const [list] = await readableLists(url);
  const read = [{ url: `${url}${list}` }];
  // Each from its own address, like real people.
  const everybody = Array.from({ length: LOGINS_AT_ONCE }, (_, index) =>
    loginPlan(url, { "x-forwarded-for": `192.0.2.${index + 1}` }),
  );
  // One after the other at first: so many at once from unfamiliar addresses would count as guesses.
  await sendMany(everybody, LOGINS_AT_ONCE, 1);
  await sendMany(read, READS, READERS);
  const quiet = await sendMany(read, READS, READERS);
  let areDone = false;
  const inFlight = Promise.all(everybody.map((login) => sendMany([login], 1, 1))).finally(() => {
    areDone = true;
  });
  // The error is reported below, where this is awaited.
  inFlight.catch(() => {});
  const busy: number[] = [];
  while (!areDone) busy.push(await sendMany(read, READERS * 25, READERS));
  await inFlight;
  const slowest = Math.max(...busy);
  return {
    what: "99th percentile of public reads during 50 logins / quiet",
    figure: slowest / quiet,
    unit: "×",
    budget: ratio(5),
    note: `${slowest} and ${quiet} ms; no read and no login refused`,
  };
}
