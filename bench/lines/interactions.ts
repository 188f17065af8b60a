import type { Browser } from "@playwright/test";
import { startBrowser } from "../browser.ts";
import { longestInteraction, slowDown, timeInteractions } from "../interaction-times.ts";
import { SCENES, type Scene } from "../interactions.data.ts";
import { type Line, ratio } from "../line.ts";
import { asMember, memberToken, sharedServer } from "../our-server.ts";

const SLOWDOWN = 4;
const ROUNDS = 3;
const MAX_MS = 200;

/** How long pages take to show the effect of an interaction; takes some two minutes. */
export const interactions: Line = {
  number: 5,
  name: "interactions",
  measure: async () => {
    const { url } = (await sharedServer()).server;
    const token = await memberToken(url);
    await using browser = await startBrowser();
    const timesByAct = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const scene of SCENES) {
        for (const [what, time] of await play(browser, url, token, scene)) {
          timesByAct.set(what, [...(timesByAct.get(what) ?? []), time]);
        }
      }
    }
    return [...timesByAct].map(([what, times]) => ({
      what,
      // The round that other load on the machine disturbed least.
      figure: Math.min(...times),
      unit: "ms",
      budget: ratio(MAX_MS),
      note: `round by round ${times.join(", ")} ms`,
    }));
  },
};

/** Performs a page's acts in a new window; returns the longest interaction of each. */
async function play(
  browser: Browser,
  origin: string,
  token: string,
  { address, prepare, acts }: Scene,
): Promise<[what: string, milliseconds: number][]> {
  await using context = await browser.newContext({
    baseURL: origin,
    locale: "en-IN",
    ...asMember(origin, token),
  });
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
}
