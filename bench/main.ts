import { stopWithSentence } from "../src/server/commands/stop-with-sentence.ts";
import { readWords } from "../src/server/commands/words.ts";
import { OperatorError } from "../src/server/operator-error.ts";
import { isFailed, isMet, type Line, type Measure } from "./line.ts";
import { apiBytes } from "./lines/api-bytes.ts";
import { cirusTable } from "./lines/cirus-table.ts";
import { dearestRequests } from "./lines/dearest-requests.ts";
import { firstAnswer } from "./lines/first-answer.ts";
import { interactions } from "./lines/interactions.ts";
import { layoutShift } from "./lines/layout-shift.ts";
import { lighthouseScores } from "./lines/lighthouse-scores.ts";
import { logins } from "./lines/logins.ts";
import { memberCalls } from "./lines/member-calls.ts";
import { memoryGrowth } from "./lines/memory-growth.ts";
import { pageRequests, readingPages, toolPages } from "./lines/page-loads.ts";
import { publicReads } from "./lines/public-reads.ts";
import { recogniser } from "./lines/recogniser.ts";
import { scriptToNumber } from "./lines/script-to-number.ts";
import { urdhva } from "./lines/urdhva.ts";
import { stopSharedServer } from "./our-server.ts";

// Measures and prints, one line a figure. Lines are chosen by number or name; the default is all,
// which takes some twenty minutes. A missed count or size exits with code 1.
const USAGE = "Usage: npm run bench -- [line …] [--seed=1]";

const LINES: readonly Line[] = [
  readingPages,
  toolPages,
  pageRequests,
  lighthouseScores,
  layoutShift,
  interactions,
  cirusTable,
  publicReads,
  apiBytes,
  memberCalls,
  logins,
  dearestRequests,
  firstAnswer,
  memoryGrowth,
  scriptToNumber,
  urdhva,
  recogniser,
];

try {
  await measureChosen().finally(stopSharedServer);
} catch (error) {
  stopWithSentence(error);
}

async function measureChosen() {
  const options = { seed: { type: "string", default: "1" } } as const;
  const { values, positionals } = readWords(process.argv.slice(2), options, USAGE);
  const seed = wholeNumber(values.seed);
  for (const line of chosenLines(positionals)) {
    for (const measure of await line.measure(seed)) {
      console.log(written(line, measure));
      if (isFailed(measure)) process.exitCode = 1;
    }
  }
}

function wholeNumber(seed: string): number {
  if (/^\d{1,9}$/.test(seed)) return Number(seed);
  throw new OperatorError("--seed must be a whole number of at most nine digits, for example 1.");
}

function chosenLines(positionals: readonly string[]): readonly Line[] {
  const unknown = positionals.find((word) => !LINES.some((line) => isCalled(line, word)));
  if (unknown !== undefined) {
    const names = LINES.map(({ number, name }) => (number === null ? name : `${number} ${name}`));
    throw new OperatorError(`There is no line ${unknown}. There are: ${names.join(", ")}.`);
  }
  if (positionals.length === 0) return LINES;
  return LINES.filter((line) => positionals.some((word) => isCalled(line, word)));
}

function isCalled({ number, name }: Line, word: string): boolean {
  return name === word || `${number}` === word;
}

function written({ number }: Line, measure: Measure): string {
  const { what, figure, unit, budget, note = "" } = measure;
  const limit = budget ? `${budget.sense} ${inUnits(budget.limit)}` : "only told";
  const verdict = !budget ? "" : isMet(measure) ? "ok" : isFailed(measure) ? "MISSED" : "missed";
  return [
    `${number ?? "–"}`.padStart(2),
    what.padEnd(58),
    `${inUnits(figure)} ${unit}`.padStart(12),
    limit.padStart(16),
    verdict.padEnd(6),
    note,
  ]
    .join("  ")
    .trimEnd();
}

function inUnits(figure: number): string {
  return figure.toLocaleString("en", { maximumFractionDigits: 2 });
}
