import { expect, test } from "vitest";
import { MELAKARTA_NUMBERS } from "#domain/raga/melakarta.ts";
import { MEMBERS_PAGES, PUBLIC_PAGES } from "./site-pages.ts";

// Reached by a button, by an invitation or by mistake, not by a link of the site.
const NOT_LINKED = ["/cirus/print", "/embed/cirus", "/logout", "/welcome", "/404"];
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  "/ragas/[number]": MELAKARTA_NUMBERS.map((number) => `/ragas/${number}`),
  // Linked by a list of its own.
  "/private/ganita/[calculator]": [],
};

test("the pages that are linked are those that the site has", () => {
  const files = Object.keys(import.meta.glob("../site/pages/**/*.astro"));
  const addresses = files
    .map((file) => file.replace("../site/pages", "").replace(/(index)?\.astro$/, ""))
    .map((address) => address.replace(/(?<=.)\/$/, ""))
    .flatMap((address) => NUMBERED[address] ?? [address])
    .filter((address) => !NOT_LINKED.includes(address));
  expect(addresses.sort()).toEqual([...PUBLIC_PAGES, ...MEMBERS_PAGES].sort());
});
