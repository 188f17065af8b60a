import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import lighthouse, { type Result } from "lighthouse";
import { findChromium } from "../scripts/chromium.ts";
import { BROWSER_ARGUMENTS } from "./browser.ts";

/** The four Lighthouse categories that we report. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Lighthouse's default judgement of a page: on a simulated phone, slower than this machine. */
export interface Judgement {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** The audits that lowered a score, by category. */
  readonly complaints: Readonly<Record<Category, readonly string[]>>;
  /** In milliseconds, as Lighthouse estimates it from a load at full speed. */
  readonly largestPaintMs: number;
  /** How far things moved after they were painted, on a fast line. */
  readonly layoutShift: number;
}

/**
 * Has Lighthouse judge a page in the Chromium whose developer tools listen on this port.
 *
 * @throws if the page cannot be judged.
 */
export async function judge(url: string, port: number): Promise<Judgement> {
  const { categories, audits } = await visit(url, port);
  const ofEach = <Value>(read: (category: (typeof categories)[string]) => Value) =>
    Object.fromEntries(CATEGORIES.map((name) => [name, read(categories[name]!)])) as Record<
      Category,
      Value
    >;
  return {
    scores: ofEach(({ score }) => Math.round(100 * score!)),
    complaints: ofEach(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
    largestPaintMs: audits["largest-contentful-paint"]!.numericValue!,
    layoutShift: audits["cumulative-layout-shift"]!.numericValue!,
  };
}

// On a busy machine Chromium may lose part of its trace, and Lighthouse asks for another run.
async function visit(url: string, port: number, attemptsLeft = 2): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: "silent",
    onlyCategories: [...CATEGORIES],
    disableFullPageScreenshot: true,
  });
  const { lhr } = result!;
  if (!lhr.runtimeError) return lhr;
  if (attemptsLeft > 0) return visit(url, port, attemptsLeft - 1);
  throw new Error(`Lighthouse could not judge ${url}: ${lhr.runtimeError.message}`);
}

/** Runs work with a Chromium whose developer tools listen on a port, and closes it afterwards. */
export async function withDevToolsPort<T>(work: (port: number) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), "shabda-gyan-chromium-"));
  const chromium = spawn(
    await findChromium(),
    [
      ...BROWSER_ARGUMENTS,
      "--headless=new",
      "--no-first-run",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(chromium, "exit");
  try {
    return await work(await portOf(chromium.stderr));
  } finally {
    chromium.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function portOf(said: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(said)) {
    const found = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
    if (found !== undefined) return Number(found);
  }
  throw new Error("Chromium ended before its developer tools listened.");
}
