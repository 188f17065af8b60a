import type { Category, Judgement } from "./lighthouse.ts";
import { firm, type Measure, ratio } from "./line.ts";
import type { Opening } from "./opening.ts";
import { INTERACTIVE } from "./page-budgets.ts";

/** A page's visits on a phone, and Lighthouse's judgement of it. */
export interface Visit {
  readonly page: string;
  readonly openings: readonly Opening[];
  readonly judgement: Judgement;
}

const USES = [
  { use: "to read", isInteractive: false, limit: 1.25 },
  { use: "to work with", isInteractive: true, limit: 1.75 },
] as const;
// Lighthouse loads pages at full speed and simulates the slow line afterwards.
const ESTIMATED =
  "Lighthouse counts the fonts that had arrived before the paint as awaited, one round trip each, although no paint waits for them";
const MACHINE =
  "Lighthouse simulates a processor four times slower than this one, so other load on this one counts too";
const FULL_MARKS = 100;

/**
 * How much later than a page of one line the pages show their largest part: measured on a slow
 * line, and as Lighthouse estimates it, which counts all that has arrived by then, including fonts,
 * as awaited.
 */
export function paintRatios(visits: readonly Visit[], oneLine: Visit): Measure[] {
  return USES.flatMap(({ use, isInteractive, limit }) => {
    const pages = visits.filter(({ page }) => INTERACTIVE.has(page) === isInteractive);
    return [
      { how: "measured", paintOf: measuredPaint, why: undefined },
      { how: "as Lighthouse estimates it", paintOf: simulatedPaint, why: ESTIMATED },
    ].map(({ how, paintOf, why }) => ({
      what: `Largest paint ${use}, ${how} / of one line`,
      unit: "×",
      budget: ratio(limit, why),
      peer: `one line ${paintOf(oneLine).toFixed(0)} ms`,
      ...worst(pages, (visit) => paintOf(visit) / paintOf(oneLine)),
    }));
  });
}

/**
 * The layout shift. On a slow line a fallback font is shown before the font; where a word then no
 * longer fits, lines move. That depends on the fonts of the machine.
 */
export function layoutShifts(visits: readonly Visit[]): Measure[] {
  const seenShift = ({ openings }: Visit) =>
    Math.max(...openings.map(({ layoutShift }) => layoutShift));
  return [
    {
      what: "Layout shift",
      unit: "",
      budget: firm(0),
      ...worst(visits, ({ judgement }) => judgement.layoutShift),
    },
    {
      what: "Layout shift, seen on a slow line",
      unit: "",
      budget: ratio(0),
      ...worst(visits, seenShift),
    },
  ];
}

/**
 * The lowest score in one of Lighthouse's categories, with the reasons for each page's lost points.
 */
export function lowestScore(category: Category, visits: readonly Visit[]): Measure {
  // Only the speed of a page depends on the machine that judges it.
  const isFirm = category !== "performance";
  const scores = visits.map(({ judgement }) => judgement.scores[category]);
  const complaints = visits.flatMap(({ page, judgement }) => {
    const score = judgement.scores[category];
    return score < FULL_MARKS
      ? [`${page} ${score}: ${judgement.complaints[category].join(" ")}`]
      : [];
  });
  return {
    what: `Lighthouse, ${category}: the lowest score`,
    figure: Math.min(...scores),
    unit: "",
    budget: { limit: FULL_MARKS, sense: "at least", isFirm, ...(!isFirm && { why: MACHINE }) },
    note: complaints.join(", "),
  };
}

// Reports the worst page; the note lists all pages, worst first.
function worst(visits: readonly Visit[], figureOf: (visit: Visit) => number) {
  const figures = visits
    .map((visit) => ({ page: visit.page, figure: inHundredths(figureOf(visit)) }))
    .sort((one, other) => other.figure - one.figure);
  const note = figures.map(({ page, figure }) => `${page} ${figure}`).join(", ");
  return { figure: figures[0]!.figure, note };
}

const inHundredths = (figure: number) => Math.round(100 * figure) / 100;

// The minimum, because other load on the machine only adds time.
const measuredPaint = ({ openings }: Visit) =>
  Math.min(...openings.map(({ largestPaintMs }) => largestPaintMs));
const simulatedPaint = ({ judgement }: Visit) => judgement.largestPaintMs;
