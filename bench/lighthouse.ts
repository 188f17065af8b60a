import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import lighthouse, { type Result } from "lighthouse";
import { withBrowser } from "./browser.ts";

/** The four Lighthouse categories that we report. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Lighthouse's default judgement of a page: on a simulated phone, slower than this machine. */
export interface Judgement {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** The audits that lowered a score, by category. */
  readonly complaints: Readonly<Record<Category, readonly string[]>>;
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
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return withBrowser(() => work(port), process.env, [`--remote-debugging-port=${port}`]);
}
