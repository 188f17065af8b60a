import { expect, test } from "vitest";

const SHEETS = import.meta.glob<string>("../**/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

// Safari 26 lays a page out without end when a part with such an element is hidden.
test.each(Object.entries(SHEETS))("only open popovers of %s look for another place", (_, css) => {
  const rules = css.matchAll(/(?<selector>[^{};]+)\{[^{}]*position-try[^:]*:(?!\s*none)/g);
  for (const { groups } of rules) expect(groups!.selector).toMatch(/:popover-open\s*$/);
});
