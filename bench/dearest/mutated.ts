import type { SentCall } from "#contract/endpoint.ts";
import type { Random } from "#domain/seeded-random.ts";
import { fields, hostileCount, hostileText, hostileValue } from "./hostile-values.ts";

/** The values that a call offers to choose from, by field. */
export type Choices = Readonly<Record<string, readonly unknown[]>>;

/** A larger body is refused while it arrives. */
export const MAX_BODY = 256 * 1024;

type Path = readonly (string | number)[];

/**
 * The same call with one to three of its values, lists or fields replaced by more expensive ones.
 */
export function mutated(call: SentCall, choices: Choices, random: Random): SentCall {
  let changed = call;
  for (let left = random.pick([1, 1, 2, 3]); left > 0; left--) {
    changed = mutatedOnce(changed, choices, random);
  }
  return changed;
}

const PAGED = ["steps_offset", "steps_limit", "period_offset", "period_limit", "column"];
const PAGES = ["0", "1", "100", "499", "500", "501", "1000", "9999", "10000", "9007199254740991"];

function mutatedOnce(call: SentCall, choices: Choices, random: Random): SentCall {
  const { params, query, body } = call;
  const parts = {
    ...(params && { params }),
    query: query ?? {},
    ...(body !== undefined && { body }),
  };
  const paths = pathsIn(parts).slice(1);
  const path = random.pick(paths);
  const name = path.at(-1)!;
  const part = path[0];
  const isWhole = path.length === 1;
  if (isWhole && part === "query" && random.between(0, 2) < 1) {
    return { ...call, query: { ...query, [random.pick(PAGED)]: random.pick(PAGES) } };
  }
  if (isWhole && (part !== "body" || random.between(0, 10) < 9)) return alike(call, random);
  const offered = choices[name];
  const change = (value: unknown): unknown => {
    if (offered && random.between(0, 10) < 8) return random.pick(offered);
    if (part !== "body") return hostileText(random);
    if (Array.isArray(value)) return changedList(value, random);
    if (typeof value === "object" && value !== null) {
      return { ...value, ...fields(hostileCount(random)) };
    }
    return random.between(0, 10) < 8 ? hostileText(random) : hostileValue(random);
  };
  return { ...call, ...(changedAt(parts, path, change) as SentCall) };
}

// Change all numbers of a call at once: many calls need similar ones, or are expensive only then.
function alike(call: SentCall, random: Random): SentCall {
  const text = hostileText(random);
  const isOneText = random.between(0, 2) < 1;
  let room = MAX_BODY;
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value === "object" && value !== null) return changedFields(value, change);
    // A word such as a mode stays unchanged.
    if (typeof value === "string" && /^[a-z_-]{3,}$/.test(value)) return value;
    const given = isOneText ? text : hostileText(random);
    room -= given.length;
    return room > 0 ? given : value;
  };
  return changedFields(call, change) as SentCall;
}

const changedFields = (value: object, change: (value: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      PAGED.includes(name) ? entry : change(entry),
    ]),
  );

function changedList(list: readonly unknown[], random: Random): unknown[] {
  const member = random.pick<unknown>([list.at(-1), hostileText(random), hostileValue(random)]);
  const room = Math.floor(MAX_BODY / (`${JSON.stringify(member)}`.length + 1));
  const count = Math.min(hostileCount(random), room);
  const many: unknown[] = Array(count).fill(member);
  return random.pick([many, [...list.slice(0, 1), ...many], [hostileText(random), ...many]]);
}

function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [at];
  // In a long list a few members represent all.
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 4).map((entry, index) => [index, entry])
    : Object.entries(value).slice(0, 12);
  return [at, ...entries.flatMap(([name, entry]) => pathsIn(entry, [...at, name]))];
}

function changedAt(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === name ? changedAt(entry, rest, change) : entry));
  }
  const object = value as Record<string, unknown>;
  return { ...object, [name]: changedAt(object[name], rest, change) };
}
