import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { expectConsoleErrors } from "../../../testing/console-errors.ts";
import { answerCalls, readingOf } from "./api.fixture.ts";
import { openPage } from "./open-page.fixture.tsx";

const numbers = () =>
  within(screen.getByRole("list", { name: "Numbers, in the order written" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const result = async (name: string) =>
  (await screen.findByText(new RegExp(`^${name}:`))).parentElement;

test("takes the syllables of a single word, in one call with exact text", async () => {
  const calls = answerCalls();
  const { user, search } = openPage("?t=ख्युघृ");
  await user.click(await screen.findByRole("button", { name: "Multiplication" }));

  expect(await result("Multiplication")).toHaveTextContent(
    "Multiplication: 320,000 × 4,000,0001.28 × 10 to the power of ^12",
  );
  expect(numbers()).toEqual(["ख्यु = 320,000", "घृ = 4,000,000"]);
  expect(calls.slice(1)).toEqual([
    { path: "calculate", body: { tokens: ["320000", "4000000"], operation: "multiplication" } },
  ]);
  expect(search()).toBe("?t=ख्युघृ&op=multiplication");

  await user.click(screen.getByRole("button", { name: "Exact value" }));
  expect(screen.getByText("12,80,00,00,00,000 · 1,280,000,000,000")).toBeVisible();
});

test("has six operations, each one press away", async () => {
  answerCalls();
  // 2, 7 and 12.
  const { user } = openPage("?t=kha cha ṭha&s=latin&m=sentence");
  for (const [name, shown] of [
    ["Addition", "21"],
    ["Multiplication", "168"],
    ["Subtraction, forward", "−17"],
    ["Subtraction, backward", "3"],
    ["Division, forward", "0.0238095238"],
    ["Division, backward", "0.8571428571"],
  ] as const) {
    await user.click(await screen.findByRole("button", { name }));
    expect(await result(name)).toHaveTextContent(shown);
  }
});

test("leaves out a syllable that is not counted", async () => {
  answerCalls();
  openPage("?t=राम्");
  await screen.findByRole("button", { name: "Addition" });
  expect(numbers()).toEqual(["रा = 40"]);
});

test("takes the values of the words of a sentence and keeps every running result", async () => {
  answerCalls();
  openPage("?t=क ख ग&m=sentence&op=subtraction_bd");
  expect(await result("Subtraction, backward")).toHaveTextContent("3 − 2 − 1");
  expect(numbers()).toEqual(["क = 1", "ख = 2", "ग = 3"]);
  const steps = screen.getByText("Step by step").nextElementSibling;
  expect([...(steps?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "3 − 2 = 1",
    "1 − 1 = 0",
  ]);
});

test("a step has all digits of its numbers, with separators", async () => {
  answerCalls();
  openPage("?t=ख्युघृ ङिशिबुणॢष्खृ ख&m=sentence&op=multiplication");
  await result("Multiplication");
  const steps = screen.getByText("Step by step").nextElementSibling;
  expect([...(steps?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "4,320,000 × 1,582,237,500 = 6,835,266,000,000,000",
    "6,835,266,000,000,000 × 2 = 13,670,532,000,000,000",
  ]);
});

test.each([
  ["kha । cha ॥", ["kha = 2", "cha = 7"], /^On the values of the 2 words/],
  ["kha | cha ||", ["kha = 2", "cha = 7"], /^On the values of the 2 words/],
  ["khacha ।", ["kha = 2", "cha = 7"], /^On the values of this word’s syllables/],
])("takes no danda of %s for a word", async (text, taken, note) => {
  const calls = answerCalls();
  openPage(`?t=${text}&s=latin&m=sentence&op=multiplication`);
  expect(await result("Multiplication")).toHaveTextContent("Multiplication: 2 × 714");
  expect(numbers()).toEqual(taken);
  expect(screen.getByText(note)).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ body: { tokens: ["2", "7"] } });
});

test("shows a division as a fraction and as a decimal", async () => {
  answerCalls();
  openPage("?t=क ग&m=sentence&op=division_fd");
  const shown = await result("Division, forward");
  expect(shown?.querySelector("mfrac")?.textContent).toBe("13");
  expect(shown).toHaveTextContent("≈ 0.3333333333");
});

test("divides a fraction further without taking its rounded decimal for it", async () => {
  answerCalls();
  openPage("?t=क ग ख&m=sentence&op=division_fd");
  await result("Division, forward");
  const steps = screen.getByText("Step by step").nextElementSibling;
  expect([...(steps?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "1 ÷ 3 = 13 ≈ 0.3333333333",
    "13 ÷ 2 = 16 ≈ 0.1666666667",
  ]);
});

test("a fraction too long to be read is not written in its place by a rounded decimal", async () => {
  answerCalls();
  openPage("?t=क ङे ञे णे ठे&m=sentence&op=division_fd");
  await result("Division, forward");
  const steps = screen.getByText("Step by step").nextElementSibling;
  expect([...(steps?.children ?? [])].at(-1)).toHaveTextContent(/^the last result ÷ .* ≈ /);
});

test("a link with an operation opens with its result", async () => {
  const calls = answerCalls();
  openPage("?t=ख्युघृ&op=addition");
  expect(await result("Addition")).toHaveTextContent("4.32 × 10 to the power of ^6");
  expect(screen.getByRole("button", { name: "Addition" })).toHaveAttribute("aria-pressed", "true");
  expect(calls.map(({ path }) => path)).toEqual(["process_sentence", "calculate"]);
});

describe("failures", () => {
  test("calculating before converting", () => {
    answerCalls();
    openPage("?op=addition");
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Please convert characters to numbers first.",
    );
  });

  test.each([
    ["Division by zero.", "Division by zero."],
    ["", "An unknown error occurred during calculation."],
  ])("a refusal with %j", async (detail, sentence) => {
    expectConsoleErrors(/calculate failed/);
    answerCalls(
      Response.json(readingOf("ख्युघृ")),
      Response.json({ detail, error: detail, code: "refused" }, { status: 422 }),
    );
    openPage("?t=ख्युघृ&op=division_fd");
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("a division by a word that counts nothing names the word", async () => {
    expectConsoleErrors(/calculate failed/);
    const detail = "Division by zero.";
    answerCalls(
      Response.json(readingOf("क 18")),
      Response.json({ detail, error: detail, code: "division_by_zero" }, { status: 422 }),
    );
    openPage("?t=क 18&m=sentence&op=division_fd");
    expect(await screen.findByText(/counts 0/)).toHaveTextContent(
      "18 counts 0: leave out words that are not numerals.",
    );
  });

  test("a connection that fails can be tried again", async () => {
    expectConsoleErrors(/calculate failed/);
    answerCalls(Response.json(readingOf("ख्युघृ")), new TypeError("away"));
    const { user } = openPage("?t=ख्युघृ&op=addition");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to connect to the server for calculation.",
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await result("Addition")).toBeVisible();
  });
});
