import { MEMBERS_PAGES, PUBLIC_PAGES } from "../src/web/site-pages.ts";
import { expect, test } from "./journey.ts";

// Of a page as sent, without a browser: its meta element, beside the header that every answer has.
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/g;
// Styles and fonts are the site's own, and scripts too, or they are named by their hashes.
const OWN = /^'(?:self|none|sha256-[\w+/]{43}=)'$/;

test("every page has one policy, which allows only what is the site's own", async ({ request }) => {
  const others = ["/embed/cirus", "/logout", "/welcome", "/private/ganita/addition", "/nothing"];
  for (const path of [...PUBLIC_PAGES, ...MEMBERS_PAGES, ...others]) {
    const html = await (await request.get(path)).text();
    const policies = [...html.matchAll(POLICY)];
    expect([path, policies.length]).toEqual([path, 1]);
    // A policy only holds for what comes after it.
    const before = html.slice(0, policies[0]!.index);
    expect([path, before.match(/<(?:link|style|script(?! type="speculationrules")).*/)]).toEqual([
      path,
      null,
    ]);
    const rules = new Map(
      policies[0]![1]!.split(";").map((rule): [string, string[]] => {
        const [name = "", ...sources] = rule.trim().split(/\s+/);
        return [name, sources];
      }),
    );
    expect(rules.get("default-src")).toEqual(["'none'"]);
    expect(rules.get("base-uri")).toEqual(["'none'"]);
    expect(rules.get("form-action")).toEqual(["'self'"]);
    const foreign = [...rules].flatMap(([name, sources]) =>
      sources.filter((one) => !OWN.test(one)).map((one) => `${name} ${one}`),
    );
    expect([path, foreign]).toEqual([path, ["img-src data:"]]);
  }
});
