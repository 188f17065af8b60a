import type { Browser } from "@playwright/test";
import { withBrowser } from "../browser.ts";
import { longestInteraction, slowDown, timeInteractions } from "../interaction-times.ts";
import { EMPTY, SCENES, type Scene } from "../interactions.data.ts";
import { type Line, type Measure, ratio } from "../line.ts";
import { memberToken, withOurServer } from "../our-server.ts";

const SLOWDOWN = 4;
const ROUNDS = 5;
const MAX_RATIO = 2;
const MAX_MS = 200;
const WHY =
  "an empty page answers in the shortest time that the browser tells, and at a quarter of the speed drawing takes more than that again; to open a dialog, all behind it is drawn anew";

/** How long pages take to show the effect of an interaction; takes some two minutes. */
export const interactions: Line = {
  number: 10,
  name: "interactions",
  what: "Worst interaction at 4× slower CPU / the same on an empty page",
  measure: () =>
    withOurServer(async ({ url }) => {
      const token = await memberToken(url);
      return withBrowser(async (browser) => {
        const timesByAct = new Map<string, number[]>();
        for (let round = 0; round < ROUNDS; round += 1) {
          for (const scene of [EMPTY, ...SCENES]) {
            for (const [what, time] of await play(browser, url, token, scene)) {
              timesByAct.set(what, [...(timesByAct.get(what) ?? []), time]);
            }
          }
        }
        return measuresOf(timesByAct);
      });
    }),
};

/** Performs a page's acts in a new window; returns the longest interaction of each. */
async function play(
  browser: Browser,
  origin: string,
  token: string,
  { address, prepare, acts }: Scene,
): Promise<[what: string, milliseconds: number][]> {
  const localStorage = [{ name: "token", value: token }];
  const context = await browser.newContext({
    baseURL: origin,
    locale: "en-IN",
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    await timeInteractions(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await prepare(page);
    await slowDown(page, SLOWDOWN);
    const times: [string, number][] = [];
    for (const { what, act } of acts) {
      times.push([what, await longestInteraction(page, () => act(page))]);
    }
    return times;
  } finally {
    await context.close();
  }
}

function measuresOf(timesByAct: ReadonlyMap<string, readonly number[]>): Measure[] {
  // The round that other load on the machine disturbed least.
  const millisecondsOf = (what: string) => Math.min(...timesByAct.get(what)!);
  const acts = SCENES.flatMap(({ acts }) => acts);
  return [
    ...acts.map(({ what, peer }) => ({
      what,
      figure: millisecondsOf(what) / millisecondsOf(peer),
      unit: "×",
      budget: ratio(MAX_RATIO, WHY),
      peer: `${millisecondsOf(what)} and ${millisecondsOf(peer)} ms`,
      note: `round by round ${timesByAct.get(what)!.join(", ")} and ${timesByAct.get(peer)!.join(", ")} ms`,
    })),
    {
      what: "The worst of these",
      figure: Math.max(...acts.map(({ what }) => millisecondsOf(what))),
      unit: "ms",
      budget: ratio(MAX_MS),
    },
  ];
}
