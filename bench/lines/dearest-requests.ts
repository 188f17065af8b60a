import type { SentCall } from "#contract/endpoint.ts";
import { seededRandom } from "#domain/seeded-random.ts";
import { type SearchedCall, searchedCalls } from "../dearest/calls.ts";
import { mutated } from "../dearest/mutated.ts";
import { firm, type Line, ratio, worst } from "../line.ts";
import type { MeasuredProcess } from "../measured-process.ts";
import { memberToken, startWithMember } from "../our-server.ts";
import { type Plan, sendOnce } from "../send.ts";

const MAX_MILLISECONDS = 150;
const MAX_BYTES = 1024 ** 2;

// The search tries this many requests per call, or stops after this long if they are slow.
const TRIES = 120;
const MAX_SECONDS = 4;
// The lowest of these counts, because the process also does other work meanwhile.
const REPEATS = 4;

/** The most expensive request of each call, found by search. */
export const dearestRequests: Line = {
  number: 10,
  name: "dearest-requests",
  measure: async (seed) => {
    await using ours = await startWithMember();
    const { server } = ours;
    const calls = searchedCalls(server.url, await memberToken(server.url));
    const tried: Tried[] = [];
    for (const call of calls) tried.push(...(await triedOf(call, server, seed)));
    return [
      worst("Dearest request found", "ms", ratio(MAX_MILLISECONDS), tried, described, timeOf),
      worst("Largest answer found", "B", firm(MAX_BYTES), tried, described, bytesOf),
    ];
  },
};

interface Tried {
  readonly key: string;
  readonly sent: SentCall;
  readonly status: number;
  readonly milliseconds: number;
  readonly bytes: number;
}

/** The dearest and the largest of what was tried of a call. */
async function triedOf(call: SearchedCall, server: MeasuredProcess, seed: number) {
  const random = seededRandom(`${seed} ${call.key}`);
  const tried: Tried[] = [];
  const endsAt = performance.now() + 1000 * MAX_SECONDS;
  for (let index = 0; index < TRIES && performance.now() < endsAt; index++) {
    const sent =
      call.seeds[index] ?? mutated(random.pick(parents(tried)).sent, call.choices, random);
    const plan = call.planFor(sent);
    if (plan) tried.push({ key: call.key, sent, ...(await costOf(plan, server, tried)) });
  }
  return [tried.toSorted(byTime)[0]!, tried.toSorted(byBytes)[0]!];
}

const timeOf = ({ milliseconds }: Tried) => milliseconds;
const bytesOf = ({ bytes }: Tried) => bytes;
const byTime = (one: Tried, other: Tried) => timeOf(other) - timeOf(one);
const byBytes = (one: Tried, other: Tried) => bytesOf(other) - bytesOf(one);

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
  plan: Plan,
  server: MeasuredProcess,
  tried: readonly Tried[],
): Promise<Omit<Tried, "key" | "sent">> {
  const record = Math.max(0, ...tried.map((one) => one.milliseconds));
  let milliseconds = Number.POSITIVE_INFINITY;
  let answer = { status: 0, bytes: 0 };
  // A request that was cheap once need not be repeated.
  for (let repeat = 0; repeat < REPEATS && milliseconds > record / 2; repeat++) {
    const before = await server.usage();
    const { status, body } = await sendOnce(plan);
    const after = await server.usage();
    milliseconds = Math.min(milliseconds, after.cpuMilliseconds - before.cpuMilliseconds);
    answer = { status, bytes: body.length };
  }
  return { milliseconds, ...answer };
}

const described = ({ key, sent, status }: Tried) =>
  `${key}, ${status} to ${JSON.stringify(abridged(sent))}:`;

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
