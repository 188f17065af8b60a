import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../../scripts/free-port.ts";
import { startBrowser } from "../browser.ts";
import type { Line, Measure } from "../line.ts";
import { sharedServer } from "../our-server.ts";
import { SOME_PUBLIC_PAGES } from "../pages.ts";

/** The lowest score of each category. */
const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

/** What Lighthouse says of the public pages on a slow phone; takes some minutes. */
export const lighthouseScores: Line = {
  number: 4,
  name: "lighthouse-scores",
  measure: async () => {
    const { url } = (await sharedServer()).server;
    const port = await freePort();
    await using _browser = await startBrowser(process.env, [`--remote-debugging-port=${port}`]);
    const judgements = new Map<string, Result>();
    for (const page of SOME_PUBLIC_PAGES) judgements.set(page, await judge(url + page, port));
    return CATEGORIES.map((category) => lowestScore(category, judgements));
  },
};

/** The lowest score in a category, and why pages have less than they should. */
function lowestScore(category: Category, judgements: ReadonlyMap<string, Result>): Measure {
  const scores = [...judgements].map(([page, { categories, audits }]) => {
    const { score, auditRefs } = categories[category]!;
    const complaints = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 1)
      .map(({ id }) => id);
    const percent = Math.round(100 * score!);
    return { score: percent, complaint: `${page} ${percent}: ${complaints.join(" ")}` };
  });
  const limit = LEAST[category];
  // Only the speed of a page depends on the machine that judges it.
  const budget = { limit, sense: "at least", isFirm: category !== "performance" } as const;
  return {
    what: `Lighthouse, ${category}: the lowest score of ${scores.length} pages`,
    figure: Math.min(...scores.map(({ score }) => score)),
    unit: "",
    budget,
    note: scores
      .filter(({ score }) => score < limit)
      .map(({ complaint }) => complaint)
      .join(", "),
  };
}

/**
 * Lighthouse's default judgement of a page, on a simulated phone that is slower than this machine, in
 * the Chromium whose developer tools listen on this port. On a busy machine Chromium may lose part of
 * its trace, and Lighthouse asks for another run.
 *
 * @throws if the page cannot be judged.
 */
async function judge(url: string, port: number, attemptsLeft = 2): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: "silent",
    onlyCategories: CATEGORIES,
    disableFullPageScreenshot: true,
  });
  const { lhr } = result!;
  if (!lhr.runtimeError) return lhr;
  if (attemptsLeft > 0) return judge(url, port, attemptsLeft - 1);
  throw new Error(`Lighthouse could not judge ${url}: ${lhr.runtimeError.message}`);
}
