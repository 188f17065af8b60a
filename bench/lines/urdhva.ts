import { productOfNumbers } from "#domain/ganita/ganita.ts";
import { startBrowser } from "../browser.ts";
import { fastestOfEach } from "../cpu.ts";
import { type Line, type Measure, ratio } from "../line.ts";
import { asMember, memberToken, sharedServer } from "../our-server.ts";

const ROUNDS = 20;
const DIGITS = [250, 500, 1000] as const;
// Doubling the digits takes four times as long, and a machine measures a tenth too much at times.
const MAX_POWER = 2.15;
const FRAMES = 120;
const LONGEST_FRAME_MS = 1000 / 60;

/** A product of two long numbers with all of its steps: how its time grows, and its page's scrolling. */
export const urdhva: Line = {
  number: 14,
  name: "urdhva",
  measure: async () => [growth(), await scrolling()],
};

function growth(): Measure {
  const works = DIGITS.map((digits) => {
    const [a, b] = numbersOf(digits);
    return () => {
      const { steps } = productOfNumbers({ a: a!, b: b! });
      return steps.page(0, steps.total);
    };
  });
  const times = fastestOfEach(ROUNDS, works);
  return {
    what: "Urdhva, growth from 500 to 1,000 digits, as a power",
    figure: Math.log2(times[2]! / times[1]!),
    unit: "",
    budget: ratio(MAX_POWER),
    note: `${times.map((time) => time.toFixed(2)).join(", ")} ms at ${DIGITS.join(", ")} digits`,
  };
}

async function scrolling(): Promise<Measure> {
  const { url } = (await sharedServer()).server;
  await using browser = await startBrowser();
  const page = await browser.newPage({
    locale: "en-IN",
    ...asMember(url, await memberToken(url)),
  });
  const [a, b] = numbersOf(1000);
  await page.goto(`${url}/private/ganita/urdhva-tiryagbhyam?a=${a}&b=${b}`);
  await page.getByRole("button", { name: "Next" }).waitFor();
  const frames = await page.evaluate(framesOfScrolling, FRAMES);
  return {
    what: "Urdhva of 1,000 digits: the middle frame while it scrolls",
    figure: frames.toSorted((one, other) => one - other)[FRAMES / 2]! / LONGEST_FRAME_MS,
    unit: "×",
    budget: ratio(1.1),
    note: `of a sixtieth of a second; the longest took ${Math.max(...frames).toFixed(0)} ms`,
  };
}

/** How long each frame takes in milliseconds, while the page scrolls on in each. */
function framesOfScrolling(count: number): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    let last = performance.now();
    const draw = (now: number) => {
      times.push(now - last);
      last = now;
      if (times.length > count) return resolve(times.slice(1));
      scrollBy(0, 60);
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
}

function numbersOf(digits: number): string[] {
  return ["9876543210", "8765432109"].map((block) => block.repeat(digits / 10));
}
