import { expect, test } from "vitest";

const SHEETS = import.meta.glob<string>("../**/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Rule {
  readonly file: string;
  readonly selector: string;
  readonly styles: string;
}

const RULES = Object.entries(SHEETS).flatMap(([file, css]) =>
  Array.from(css.matchAll(/(?<selector>[^{};]+)\{(?<styles>[^{}]*)\}/g), ({ groups }) => {
    return { file, ...groups } as Rule;
  }),
);

/** The rules of all style sheets of which this is true. */
const rulesThat = (isSuch: (rule: Rule) => boolean) =>
  RULES.filter(isSuch).map(({ file, selector }) => `${file}: ${selector.trim()}`);

// Journeys run in Chromium, which shows none of these mistakes.
test("only open popovers look for another place: Safari 26 lays a page out without end when a part with a closed one is hidden", () => {
  const isMistake = ({ selector, styles }: Rule) =>
    /position-try[^:]*:(?!\s*none)/.test(styles) && !/:popover-open\s*$/.test(selector);
  expect(rulesThat(isMistake)).toEqual([]);
});

test("what is placed by its button has margins of its own: Safari 26 would centre it in the window by those that browsers give it", () => {
  const isMistake = ({ styles }: Rule) =>
    /position-area: (?!none)/.test(styles) && !/\bmargin: /.test(styles);
  expect(rulesThat(isMistake)).toEqual([]);
});

test("the width of a double line can be divided by three: Safari rounds each third up, and leaves no gap in 4 px", () => {
  const isMistake = ({ styles }: Rule) => {
    const width = /([\d.]+)px double/.exec(styles)?.[1];
    return width !== undefined && Number(width) % 3 !== 0;
  };
  expect(rulesThat(isMistake)).toEqual([]);
});

test("a radio button that is laid over its label has no native look: Safari would keep it as small as that", () => {
  const isMistake = ({ selector, styles }: Rule) =>
    /\binput\s*$/.test(selector) && /\binset: 0/.test(styles) && !/appearance: none/.test(styles);
  expect(rulesThat(isMistake)).toEqual([]);
});
