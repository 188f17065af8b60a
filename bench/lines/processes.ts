import { availableParallelism } from "node:os";
import { API_BASE } from "#contract/call-request.ts";
import { build } from "../../scripts/build.ts";
import { startPostgres } from "../../scripts/postgres-server.ts";
import { median } from "../cpu.ts";
import { firm, type Line, type Measure, ratio } from "../line.ts";
import { type MeasuredProcess, startOurs, startPeer } from "../measured-process.ts";
import { mixedRequests } from "../mixed-requests.ts";
import { MEMBER_ENV, memberToken } from "../our-server.ts";
import { type Plan, sendMany, sendOnce } from "../send.ts";

const PROCESSES = 4;
const ROUNDS = 5;
/** Requests to each process in each round. */
const REQUESTS = 2_000;
const LANES = 8;

/** Whether servers that share a database slow each other down or give different answers. */
export const processes: Line = {
  number: 13,
  name: "processes",
  what: "CPU per request with 4 processes on one PostgreSQL / with 1; wrong answers",
  measure: async () => {
    await build();
    const postgres = await startPostgres();
    if (postgres === null) return [];
    const servers: MeasuredProcess[] = [];
    try {
      while (servers.length < PROCESSES) {
        servers.push(await startOurs({ DATABASE_URL: postgres.url, ...MEMBER_ENV }));
      }
      return await compare(servers);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await postgres.stop();
    }
  },
};

async function compare(servers: readonly MeasuredProcess[]): Promise<Measure[]> {
  const crowd = await Promise.all(servers.map(askedOf));
  const bare = await startBare();
  try {
    const ours = await compareCosts(crowd);
    const peers = await compareCosts(bare);
    let opened = 0;
    for (let turn = 0; turn < PROCESSES; turn++) opened += await openedByDeadToken(servers, turn);
    return [
      {
        what: "CPU per request, 4 processes on one PostgreSQL",
        figure: ours.ratio,
        unit: "×",
        budget: ratio(1.1),
        peer: `${ours.many.toFixed(0)} and ${ours.one.toFixed(0)} µs`,
        note: `4 bare servers that share nothing: ${peers.ratio.toFixed(2)} ×, for they share this machine's ${availableParallelism()} processors and caches`,
      },
      {
        what: "Wrong answers of 4 processes",
        figure: ours.wrong + opened,
        unit: "",
        budget: firm(0),
      },
    ];
  } finally {
    await Promise.all(bare.map(({ server }) => server.stop()));
  }
}

/** Plain Node servers, requested as often as ours. */
function startBare(): Promise<Asked[]> {
  return Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const server = await startPeer("bytes");
      return { server, plans: [{ url: server.url }] };
    }),
  );
}

/** Takes turns between one and all, after a first round that only warms up; returns the medians. */
async function compareCosts(crowd: readonly Asked[]) {
  const [alone] = crowd;
  const expected = await Promise.all(alone!.plans.map((plan) => sendOnce(plan)));
  const bodies = expected.map(({ body }) => body);
  const rounds: { one: number; many: number }[] = [];
  let wrong = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const one = await costOf([alone!], bodies);
    const many = await costOf(crowd, bodies);
    wrong += one.wrong + many.wrong;
    if (round > 0) rounds.push({ one: one.cost, many: many.cost });
  }
  return {
    one: median(rounds.map(({ one }) => one)),
    many: median(rounds.map(({ many }) => many)),
    ratio: median(rounds.map(({ one, many }) => many / one)),
    wrong,
  };
}

interface Asked {
  readonly server: MeasuredProcess;
  readonly plans: readonly Plan[];
}

async function askedOf(server: MeasuredProcess): Promise<Asked> {
  return { server, plans: await mixedRequests(server.url, await memberToken(server.url)) };
}

/** What a request costs on average, in microseconds, and how many answers were not as expected. */
async function costOf(crowd: readonly Asked[], bodies: readonly Buffer[]) {
  const used = async () => {
    const usages = await Promise.all(crowd.map(({ server }) => server.usage()));
    return usages.reduce((sum, { cpuMilliseconds }) => sum + cpuMilliseconds, 0);
  };
  let wrong = 0;
  const before = await used();
  await Promise.all(
    crowd.map(({ plans }) =>
      sendMany(
        (index) => plans[index % plans.length]!,
        REQUESTS,
        LANES,
        ({ body }, index) => {
          if (!body.equals(bodies[index % plans.length]!)) wrong += 1;
        },
      ),
    ),
  );
  return { cost: (1000 * ((await used()) - before)) / (crowd.length * REQUESTS), wrong };
}

/** How many servers still accept a token that one of them has just revoked. */
async function openedByDeadToken(servers: readonly MeasuredProcess[], turn: number) {
  const at = (shift: number) => servers[(turn + shift) % servers.length]!.url;
  const headers = { authorization: `Bearer ${await memberToken(at(0))}` };
  await sendOnce({ url: `${at(1)}${API_BASE}/aryabhatta/colors`, headers });
  await sendOnce({ url: `${at(2)}${API_BASE}/auth/logout`, method: "POST", headers, status: 204 });
  const answers = await Promise.all(
    servers.map(({ url }) => fetch(`${url}${API_BASE}/aryabhatta/colors`, { headers })),
  );
  return answers.filter(({ status }) => status !== 401).length;
}
