import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "../../scripts/build.ts";
import { PUBLIC_PAGES } from "../../src/web/site-pages.ts";
import { withBrowser } from "../browser.ts";
import { CATEGORIES, judge, withDevToolsPort } from "../lighthouse.ts";
import type { Line } from "../line.ts";
import { startPeer } from "../measured-process.ts";
import { ONE_LINE } from "../one-line-page.ts";
import { OTHER_RAGA } from "../page-budgets.ts";
import { layoutShifts, lowestScore, paintRatios, type Visit } from "../page-visits.ts";
import { openOnPhone } from "../phone.ts";

const ROUNDS = 2;

/**
 * What a phone and Lighthouse report about the public pages; takes some four minutes, half an hour
 * with all ragas.
 */
export const largestPaint: Line = {
  number: 4,
  name: "largest-paint",
  what: "Largest paint of a page / of a one-line static page; layout shift; Lighthouse on every public route",
  measure: async ({ whole }) => {
    const pages = PUBLIC_PAGES.filter((page) => whole || !OTHER_RAGA.test(page));
    const [oneLine, ...visits] = await visitAll([ONE_LINE.path, ...pages]);
    return [
      ...paintRatios(visits, oneLine!),
      ...layoutShifts(visits),
      ...CATEGORIES.map((category) => lowestScore(category, visits)),
    ];
  },
};

async function visitAll(pages: readonly string[]): Promise<readonly Visit[]> {
  return withSite(async (url) => {
    const openings = await withBrowser(async (browser) => {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push(await inTurn(pages, (page) => openOnPhone(browser, url + page)));
      }
      return rounds;
    });
    const judgements = await withDevToolsPort((port) =>
      inTurn(pages, (page) => judge(url + page, port)),
    );
    return pages.map((page, at) => ({
      page,
      openings: openings.map((round) => round[at]!),
      judgement: judgements[at]!,
    }));
  });
}

async function inTurn<Result>(
  pages: readonly string[],
  visit: (page: string) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = [];
  for (const page of pages) results.push(await visit(page));
  return results;
}

async function withSite<T>(work: (url: string) => Promise<T>): Promise<T> {
  await build();
  const dataDir = await mkdtemp(path.join(tmpdir(), "shabda-gyan-bench-"));
  try {
    const server = await startPeer("one-line", [dataDir]);
    try {
      return await work(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
