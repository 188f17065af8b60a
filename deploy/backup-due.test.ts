import { expect, test } from "vitest";
import { due } from "./backup-due.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

test.each([
  ["a minute", 1],
  ["two hours", 120],
])("in ten weeks of backups that take %s, every seventh is compared", (_, minutes) => {
  let done = { backedUpAt: 0, comparedAt: 0 };
  const backups: number[] = [];
  const comparisons: number[] = [];
  const start = Date.UTC(2026, 0, 1, 2);
  for (let now = start; now < start + 70 * DAY_MS; now += 10 * MINUTE_MS) {
    const { backup, comparison } = due(now, 2, done);
    if (backup) backups.push(now);
    if (comparison) comparisons.push(now);
    const end = now + minutes * MINUTE_MS;
    done = {
      backedUpAt: backup ? end : done.backedUpAt,
      comparedAt: comparison ? end : done.comparedAt,
    };
  }
  expect(backups).toHaveLength(70);
  expect(comparisons).toEqual(backups.filter((_, at) => at % 7 === 0));
  expect(new Set(backups.map((time) => new Date(time).getUTCHours()))).toEqual(new Set([2]));
});
