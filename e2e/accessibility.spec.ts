import { PUBLIC_PAGES } from "../src/web/site-pages.ts";
import { expect, memberTest, test } from "./journey.ts";
import { expectSound } from "./soundness.ts";

// One raga page, with one of the longest names, stands for all of them.
const OPEN_PAGES = [
  ...PUBLIC_PAGES.filter((path) => !/^\/ragas\/(?!29$|janya$)/.test(path)),
  "/embed/cirus?view=world&place=IN&place=JP&metric=facebook_literate",
  "/no-such-page",
];
// What Swagger UI draws is its own; the accessibility page says so. The page around it is judged.
const DRAWN_BY_OTHERS = new Set(["/api/v1/docs"]);
const MEMBER_PAGES = [
  "/private",
  "/private/account",
  // A typed /logout logs out at once.
  "/logout?confirm",
  "/private/aryabhatta",
  "/private/aryabhatta?t=ख्युघृ&s=devanagari&m=word&op=multiplication",
  "/private/aryabhatta?t=Ram krishna chakra&s=latin&m=sentence",
  "/private/aryabhattacm",
  "/private/aryabhattasm?hex=994c42",
  "/private/ganita",
  "/private/ganita/addition?n=12&n=x&n=30",
  "/private/ganita/urdhva-tiryagbhyam?a=98&b=87&step=2",
  "/private/ganita/shesanyankena-charamena?p=1&q=7&step=4&board",
  "/private/ganita/nikhilam-navatashcaramam-dashatah?a=98888&b=99997&step=3&turn",
  "/private/ganita/yavadunam?power=3&sheet=5&level=hard&seed=k3f9",
];

for (const [pages, journey] of [
  [OPEN_PAGES, test],
  [MEMBER_PAGES, memberTest],
] as const) {
  for (const address of pages) {
    journey(`${address} is sound in every view`, async ({ page, expectErrors }) => {
      const isOurs = !DRAWN_BY_OTHERS.has(address);
      expectErrors(isOurs ? /404/ : /ERR_FAILED/);
      if (!isOurs) await page.route("**/*.js*", (route) => route.abort());
      await page.goto(address, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectSound(page, { isRoomy: true });
    });
  }
}
