import {
  CATEGORIES,
  type Category,
  type Judgement,
  judge,
  withDevToolsPort,
} from "../lighthouse.ts";
import type { Line, Measure } from "../line.ts";
import { withSharedServer } from "../our-server.ts";
import { SOME_PUBLIC_PAGES } from "../pages.ts";

const LEAST: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

/** What Lighthouse says of the public pages on a slow phone; takes some minutes. */
export const lighthouseScores: Line = {
  number: 4,
  name: "lighthouse-scores",
  measure: () =>
    withSharedServer(({ url }) =>
      withDevToolsPort(async (port) => {
        const judgements = new Map<string, Judgement>();
        for (const page of SOME_PUBLIC_PAGES) judgements.set(page, await judge(url + page, port));
        return CATEGORIES.map((category) => lowestScore(category, judgements));
      }),
    ),
};

/** The lowest score in a category, and why pages have less than they should. */
function lowestScore(category: Category, judgements: ReadonlyMap<string, Judgement>): Measure {
  const scores = [...judgements].map(([page, { scores, complaints }]) => ({
    score: scores[category],
    complaint: `${page} ${scores[category]}: ${complaints[category].join(" ")}`,
  }));
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
