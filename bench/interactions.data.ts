import type { Page } from "@playwright/test";
import { pressEach, pressKeys } from "./interaction-times.ts";

/** Something people do on a page, again and again. */
interface Act {
  readonly what: string;
  readonly act: (page: Page) => Promise<void>;
}

/** A page with what people do on it, in this order. */
export interface Scene {
  readonly address: string;
  /** Called once the page is open; ends when the page is ready for input. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly acts: readonly Act[];
}

const MOST_COMPARED = 10;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Compare / });

/** Types a text and deletes it. */
async function typeInto(page: Page, label: string | RegExp, text: string): Promise<void> {
  await page.getByLabel(label).focus();
  await pressKeys(page, [...text, ...[...text].fill("Backspace")]);
}

export const SCENES: readonly Scene[] = [
  {
    address: "/cirus?list=all",
    prepare: (page) => boxes(page).first().waitFor(),
    acts: [
      {
        what: "CIRUS: typing a search",
        act: (page) => typeInto(page, "Find a district, old names too", "gurgoan"),
      },
      {
        what: "CIRUS: sorting 780 rows",
        act: async (page) => {
          const heads = page.getByRole("table", { name: "All districts" }).locator("thead");
          const head = (name: string) => heads.getByRole("button", { name });
          const byName = head("District, its capital, State/UT");
          await pressEach(page, [
            byName,
            byName,
            head("Crime, per 1,000 people"),
            head("Rank of 780"),
          ]);
        },
      },
      {
        what: "CIRUS: ticking ten boxes",
        act: async (page) => {
          for (let at = 0; at < MOST_COMPARED; at += 1)
            await pressEach(page, [boxes(page).nth(at)]);
        },
      },
      {
        what: "CIRUS: opening the comparison of ten",
        act: async (page) => {
          const next = button(page, "Next");
          const close = page.getByRole("dialog").getByRole("button", { name: "Close" }).last();
          await pressEach(page, [next, close, next, close]);
        },
      },
    ],
  },
  {
    address: "/ragas",
    prepare: (page) => page.getByText("72 of 72 ragas").waitFor(),
    acts: [
      {
        what: "Ragas: typing a search",
        act: (page) => typeInto(page, "Name in any script, or swaras", "kalyani"),
      },
    ],
  },
  {
    address: "/private/aryabhatta",
    prepare: async (page) => {
      await page.getByRole("radio", { name: "Latin" }).check();
      await page.getByLabel("Word in Latin").fill("khyughr");
      await button(page, "Convert").click();
      await page.getByText("4,320,000").first().waitFor();
    },
    acts: [
      {
        what: "Script to Number: typing a word below its reading",
        act: (page) => typeInto(page, "Word in Latin", "makhi"),
      },
    ],
  },
  {
    address: "/private/ganita/urdhva-tiryagbhyam?a=98765432&b=12345678",
    prepare: (page) => button(page, "Next").waitFor(),
    acts: [
      {
        what: "Urdhva: stepping through the working",
        act: (page) =>
          pressEach(
            page,
            [...Array(8)].map(() => button(page, "Next")),
          ),
      },
      {
        what: "Urdhva: typing a number",
        act: (page) => typeInto(page, "First number", "97531"),
      },
    ],
  },
];
