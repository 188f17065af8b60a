import { PUBLIC_PAGES } from "../src/web/site-pages.ts";
import { expect, memberTest, test } from "./journey.ts";
import { faultsOnPaper } from "./printed.ts";

const OPEN_PAGES = [
  // One raga page, with one of the longest names, stands for all of them; others draw the API's page.
  ...PUBLIC_PAGES.filter((path) => !/^\/ragas\/(?!29$|janya$)|docs$|^\/login$/.test(path)),
  "/?word=namaste",
  "/ragas?q=sri",
  "/cirus?chart=scatter",
  "/cirus?list=world",
  "/no-such-page",
];
const MEMBER_PAGES = [
  "/private",
  "/private/account",
  "/private/aryabhatta?t=ख्युघृ&s=devanagari&m=word",
  "/private/aryabhatta?t=Ram krishna chakra&s=latin&m=sentence",
  "/private/aryabhattacm",
  "/private/aryabhattasm?hex=994c42",
  "/private/ganita",
  "/private/ganita/nikhilam-navatashcaramam-dashatah?a=97&b=96",
  "/private/ganita/urdhva-tiryagbhyam?a=98&b=87",
  "/private/ganita/yavadunam?power=3&sheet=5&level=hard&seed=k3f9",
];

for (const [pages, journey] of [
  [OPEN_PAGES, test],
  [MEMBER_PAGES, memberTest],
] as const) {
  for (const address of pages) {
    journey(`${address} can be read on paper`, async ({ page, expectErrors }) => {
      expectErrors(/404/);
      await page.goto(address, { waitUntil: "networkidle" });
      // Unless a page says otherwise: A4, and no grounds, as browsers print.
      const margin = "12mm";
      const pdf = await page.pdf({
        format: "A4",
        margin: { top: margin, right: margin, bottom: margin, left: margin },
        preferCSSPageSize: true,
      });
      expect(await faultsOnPaper(pdf)).toEqual([]);
    });
  }
}
