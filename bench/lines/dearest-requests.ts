import { Agent } from "node:http";
import type { SentCall } from "#contract/endpoint.ts";
import { type SearchedCall, searchedCalls } from "../dearest/calls.ts";
import { mutated } from "../dearest/mutated.ts";
import { firm, type Line, type Measure, type Standing } from "../line.ts";
import type { MeasuredProcess } from "../measured-process.ts";
import { memberToken, withOurServer } from "../our-server.ts";
import { seededRandom } from "../recogniser/random.ts";
import { type Plan, sendOnce } from "../send.ts";

const MAX_MILLISECONDS = 100;
const MAX_BYTES = 1_000_000;

// The answers known to be larger.
const STANDINGS: Readonly<Record<string, Standing>> = {
  "GET /cirus/dhq": {
    limit: 1_048_576,
    why: "all 780 districts are one list, made once; compressed, as browsers take it, it is a fraction of that",
  },
};

// The search tries this many requests per call, or stops after this long if they are slow.
const TRIES = 120;
const MAX_SECONDS = 4;
// The lowest of these counts, because the process also does other work meanwhile.
const REPEATS = 4;

/** The most expensive request of each call, found by search. */
export const dearestRequests: Line = {
  number: null,
  name: "dearest-requests",
  what: "CPU and answer of the dearest request of every call that a search finds",
  measure: ({ seed }) =>
    withOurServer(async (server) => {
      const calls = searchedCalls(server.url, await memberToken(server.url));
      const measures: Measure[] = [];
      for (const call of calls) measures.push(...(await dearestOf(call, server, seed)));
      return measures;
    }),
};

interface Tried {
  readonly sent: SentCall;
  readonly status: number;
  readonly milliseconds: number;
  readonly bytes: number;
}

async function dearestOf(call: SearchedCall, server: MeasuredProcess, seed: number) {
  const random = seededRandom(`${seed} ${call.key}`);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const tried: Tried[] = [];
  const endsAt = performance.now() + 1000 * MAX_SECONDS;
  try {
    for (let index = 0; index < TRIES && performance.now() < endsAt; index++) {
      const from =
        index < call.seeds.length ? call.seeds[index]! : random.pick(parents(tried)).sent;
      const sent = index < call.seeds.length ? from : mutated(from, call.choices, random);
      const plan = call.planFor(sent);
      if (plan) tried.push(await costOf(sent, plan, server, agent, tried));
    }
  } finally {
    agent.destroy();
  }
  return measuresOf(call.key, tried);
}

const by = (figure: (one: Tried) => number) => (one: Tried, other: Tried) =>
  figure(other) - figure(one);
const byTime = by(({ milliseconds }) => milliseconds);
const byBytes = by(({ bytes }) => bytes);

// Usually changes the most expensive so far, answered and refused ones, and sometimes any other.
const parents = (tried: readonly Tried[]): Tried[] => [
  ...tried.toSorted(byTime).slice(0, 3),
  ...tried
    .filter(({ status }) => status === 200)
    .toSorted(byTime)
    .slice(0, 4),
  ...tried.toSorted(byBytes).slice(0, 2),
  ...tried.slice(-2),
];

async function costOf(
  sent: SentCall,
  plan: Plan,
  server: MeasuredProcess,
  agent: Agent,
  tried: readonly Tried[],
): Promise<Tried> {
  const record = Math.max(0, ...tried.map((one) => one.milliseconds));
  let milliseconds = Number.POSITIVE_INFINITY;
  let answer = { status: 0, bytes: 0 };
  // A request that was cheap once need not be repeated.
  for (let repeat = 0; repeat < REPEATS && milliseconds > record / 2; repeat++) {
    const before = await server.usage();
    const { status, body } = await sendOnce(plan, agent);
    const after = await server.usage();
    milliseconds = Math.min(milliseconds, after.cpuMilliseconds - before.cpuMilliseconds);
    answer = { status, bytes: body.length };
  }
  return { sent, milliseconds, ...answer };
}

function measuresOf(key: string, tried: readonly Tried[]): Measure[] {
  const [dearest] = tried.toSorted(byTime);
  const [largest] = tried.toSorted(byBytes);
  return [
    {
      what: `${key}, CPU`,
      figure: dearest!.milliseconds,
      unit: "ms",
      budget: firm(MAX_MILLISECONDS),
      note: described(dearest!, tried.length),
    },
    {
      what: `${key}, answer`,
      figure: largest!.bytes,
      unit: "B",
      budget: firm(MAX_BYTES, STANDINGS[key]),
      note: described(largest!, tried.length),
    },
  ];
}

const described = ({ sent, status }: Tried, tries: number) =>
  `${status} to ${JSON.stringify(abridged(sent))}; dearest of ${tries}`;

function abridged(value: unknown): unknown {
  if (typeof value === "string" && value.length > 24) {
    return `${value.slice(0, 12)}… ${value.length} characters`;
  }
  if (Array.isArray(value) && value.length > 4) {
    return [...value.slice(0, 3).map(abridged), `… ${value.length} members`];
  }
  if (Array.isArray(value)) return value.map(abridged);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== "title");
  const shown = entries.slice(0, 8).map(([name, entry]) => [name, abridged(entry)]);
  if (entries.length > 8) shown.push(["…", `${entries.length} fields`]);
  return Object.fromEntries(shown);
}
