import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { CALCULATOR_AT, CALCULATOR_PATHS, examplesOf } from "#domain/ganita/ganita.ts";
import {
  bars,
  digitText,
  lineOf,
  type Notation,
  notationText,
  over,
  power,
  write,
} from "#domain/ganita/notation.ts";
import { columnTitle, placeName } from "#domain/ganita/place-name.ts";
import { GroupingContext } from "../../../ui/text/digit-grouping.ts";
import { readAddress, searchOfInput } from "./address.ts";
import { Board } from "./board/board.tsx";
import { layoutOf } from "./board/layout-of.ts";
import { workingOf } from "./board/working-of.fixture.ts";
import { cutDigits, groupDigits, groupWords, ShownWords } from "./digits.tsx";
import { ExampleChips } from "./form/choices.tsx";
import { SutraHead } from "./sutras/sutra-head.tsx";
import { SutraRows } from "./sutras/sutra-rows.tsx";
import { SUTRAS } from "./sutras/sutras.fixture.ts";
import { StepsList } from "./working/steps-list.tsx";

const LONG = "1234567890".repeat(5);

test.each<[Notation, string]>([
  [write`${digitText(LONG)} × 2`, "123456789…234567890 × 2"],
  [write`${digitText(`-${LONG}`)}`, "−123456789…234567890"],
  [write`${power(digitText(LONG), 2)} = 1`, "123456789…234567890² = 1"],
  [[{ kind: "recurring", before: "0.", period: LONG }], "0.(123456789…234567890)"],
  [[bars(Array<number>(50).fill(1))], `${"1 ".repeat(9)}… ${"1 ".repeat(9)}`.trim()],
  [
    [{ kind: "fraction", numerator: [digitText(LONG)], denominator: ["2"] }],
    "123456789…234567890/2",
  ],
  [[{ kind: "root", radicand: [digitText(LONG)] }], "√123456789…234567890"],
])("cuts the middle out of %j", (line, text) => {
  expect(notationText(cutDigits(line))).toBe(text);
});

test("leaves a line of short numbers as it is", () => {
  const line = write`${power(["x + 2"], 2)} = ${digitText("9".repeat(40))}, ${bars([1, -2])}`;
  expect(cutDigits(line)).toEqual(line);
});

test.each<[Notation, string, string]>([
  [write`${1234567n} × ${-98765n}`, "1,234,567 × −98,765", "12,34,567 × −98,765"],
  [[power(12345n, 2)], "12,345²", "12,345²"],
  [[over(100000n, 3n)], "100,000/3", "1,00,000/3"],
  [[digitText("12345.678901")], "12,345.678901", "12,345.678901"],
  [
    ["4.32 × 10⁶ × 1582237500 = 0.1234567"],
    "4.32 × 10⁶ × 1,582,237,500 = 0.1234567",
    "4.32 × 10⁶ × 1,58,22,37,500 = 0.1234567",
  ],
  [write`${98n} × ${87n} = ${8526n}`, "98 × 87 = 8,526", "98 × 87 = 8,526"],
])("groups %j", (line, western, lakh) => {
  expect(notationText(groupDigits(line, "western"))).toBe(western);
  expect(notationText(groupDigits(line, "lakh"))).toBe(lakh);
  expect(groupDigits(line, "none")).toEqual(line);
});

test("leaves three digits, a part with leading zeros, and what nobody can count", () => {
  const line = write`${122n} | ${digitText("00819")} | ${digitText("9".repeat(41))}`;
  expect(groupDigits(line, "western")).toEqual(line);
});

test.each([
  [5, "Hundred thousands", "Lakhs"],
  [6, "Millions", "Ten lakhs"],
  [7, "Ten millions", "Crores"],
  [8, "Hundred millions", "Ten crores"],
])("the place 10^%i is %s or %s", (exponent, western, lakh) => {
  const title = columnTitle(exponent);
  expect(groupWords(title, "western")).toBe(western);
  expect(groupWords(title, "lakh")).toBe(lakh);
  expect(groupWords(title, "none")).toBe(title);
});

test.each([4, 9, 15, -5])("the place 10^%i keeps its name", (exponent) => {
  expect(groupWords(placeName(exponent), "lakh")).toBe(placeName(exponent));
});

test("places are named inside sentences and lines", () => {
  const line = lineOf("9 + 1 = 10. Write 0; 1 dot goes to the 10⁵ place.");
  expect(notationText(groupDigits(line, "lakh"))).toBe(
    "9 + 1 = 10. Write 0; 1 dot goes to the lakhs.",
  );
  expect(groupDigits(line, "none")).toEqual(line);
});

// Years of sources and digits that recur have no groups.
function ungroupedIn(container: HTMLElement): string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue!);
  return texts.filter((text) => /(?<![\d.,…]|recurring )[1-9]\d{3}/.test(text));
}

test.each(CALCULATOR_PATHS)("numbers of %s have one style", (path) => {
  for (const { input } of examplesOf(CALCULATOR_AT[path])) {
    const working = workingOf(path, input);
    const { steps, total } = working;
    const loaded = { steps, passed: 0, state: "idle", hasMore: false } as unknown as Parameters<
      typeof StepsList
    >[0]["loaded"];
    const { form, entries } = readAddress(path, new URLSearchParams(searchOfInput(path, input)));
    const drawing = layoutOf(working);
    const { container, unmount } = render(
      <>
        <StepsList loaded={loaded} step={0} total={total} />
        {drawing && <Board drawing={drawing} upTo={total} present={0} />}
        <ExampleChips path={path} draft={{ form, entries }} />
        <SutraHead path={path} sutra={SUTRAS[path]} isFolded={false} />
        <SutraRows sutra={SUTRAS[path]} draft={{ form, entries }} />
      </>,
    );
    for (const none of container.querySelectorAll(".ref, .maths-under-line")) none.remove();
    expect(ungroupedIn(container)).toEqual([]);
    unmount();
  }
});

test("a sentence names its places as the visitor groups digits", () => {
  render(
    <GroupingContext value="lakh">
      <ShownWords of="10⁵ place:" />
    </GroupingContext>,
  );
  expect(screen.getByText("Lakhs:")).toBeVisible();
});

test.each(["lakhs", "10⁵ place"])("a line is found by %s", async (sought) => {
  const user = userEvent.setup();
  const steps = Array.from({ length: 26 }, (_, index) => ({
    number: index + 1,
    description: index === 5 ? "10⁵ place:" : "Tens:",
    notation: [`${index} → ${index}`],
  }));
  const loaded = { steps, passed: 0, state: "idle", hasMore: false } as unknown as Parameters<
    typeof StepsList
  >[0]["loaded"];
  render(
    <GroupingContext value="lakh">
      <StepsList loaded={loaded} step={0} total={26} />
    </GroupingContext>,
  );
  await user.type(screen.getByLabelText("Find in the working"), sought);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
