import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ApiErrorBody } from "#contract/error.ts";
import { expectConsoleErrors } from "../../../testing/console-errors.ts";
import { answerCalls } from "./api.fixture.ts";
import { wholeNumberEntry } from "./number-to-word.tsx";
import { openPage } from "./open-page.fixture.tsx";

const number = () => screen.getByRole("textbox", { name: "Number" });
const find = () => screen.getByRole("button", { name: "Find words" });

test("finds words with their syllables, known ones first, and reads the one pressed", async () => {
  const calls = answerCalls();
  const { user, field, search } = openPage("?s=latin");
  await user.type(number(), "43,20,000");
  await user.click(find());

  const [word] = await screen.findAllByRole("link", { name: "khyughṛ" });
  expect(screen.getByText(/known ones first/)).toHaveTextContent(/^\d words for 4,320,000/);
  expect(calls).toEqual([{ path: "encode", body: { number: "4320000", outputScript: "latin" } }]);
  const entry = screen
    .getAllByRole("listitem")
    .find((item) => within(item).queryByText(/revolutions of the Sun \(years\) in a yuga · /));
  expect(entry).toHaveTextContent("khyu 320,000+ ghṛ 4,000,000");
  expect(word).toHaveAttribute("lang", "sa-Latn");

  await user.click(within(entry!).getByRole("link", { name: "khyughṛ" }));
  expect(await screen.findByRole("table")).toBeVisible();
  expect(field()).toHaveValue("khyughṛ");
  expect(search()).toBe("?t=khyughṛ&s=latin&m=word&sch=iast&n=43,20,000");
  expect(calls.map(({ path }) => path)).toEqual(["encode", "process_sentence"]);
});

test.each(["", "twelve"])("refuses %j at the field without a call", async (text) => {
  const calls = answerCalls();
  const { user } = openPage();
  if (text) await user.type(number(), text);
  await user.click(find());
  expect(screen.getByRole("alert")).toHaveTextContent(/^Write a whole number in digits/);
  expect(number()).toHaveFocus();
  expect(calls).toEqual([]);
});

test.each(["12.5", ""])("takes the old words and their address away for %j", async (text) => {
  const calls = answerCalls();
  const { user, search } = openPage("?n=59&s=latin");
  await screen.findByText(/known ones first/);
  await user.clear(number());
  if (text) await user.type(number(), text);
  await user.click(find());
  expect(screen.getByRole("alert")).toHaveTextContent(/^Write a whole number/);
  expect(number()).toBeInvalid();
  expect(screen.queryByText(/known ones first/)).not.toBeInTheDocument();
  expect(search()).toBe(text ? `?s=latin&n=${text}` : "?s=latin");
  expect(calls).toHaveLength(1);
});

test("refuses again what was changed and changed back", async () => {
  answerCalls();
  const { user } = openPage("?n=abc");
  await user.type(number(), "d{Backspace}");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await user.click(find());
  expect(screen.getByRole("alert")).toBeVisible();
});

test("says why the API refused, in its own words", async () => {
  expectConsoleErrors(/encode failed/);
  const detail = "Choose a whole number from 1 on.";
  const body: ApiErrorBody = { detail, error: detail, code: "number_out_of_range" };
  answerCalls(Response.json(body, { status: 422 }));
  openPage("?n=0");
  expect(await screen.findByRole("alert")).toHaveTextContent(detail);
  expect(number()).toBeInvalid();
});

test.each([
  ["a connection that fails", new TypeError("away"), "Failed to connect to the server."],
  ["a server that is away", new Response("<h1>", { status: 502 }), "Failed to connect to the"],
  ["a call too many", Response.json({ error: "Wait." }, { status: 429 }), "Wait."],
  ["a proxy that refuses", new Response("<h1>", { status: 403 }), "An unknown error occurred."],
])("%s can be tried again", async (_, answer, sentence) => {
  expectConsoleErrors(/encode failed/);
  answerCalls(answer);
  const { user } = openPage("?n=59");
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  expect(number()).toBeValid();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/known ones first/)).toBeVisible();
});

test.each([
  ["4320000", "4320000"],
  ["43,20,000", "4320000"],
  ["४३,२०,०००", "4320000"],
  [" 59 ", "59"],
  ["-1", "-1"],
])("%j is %s", (text, digits) => {
  expect(wholeNumberEntry(text)).toEqual({ digits });
});

test.each(["", "twelve", "1e6", "1.5 lakh"])("%j is refused with what is asked for", (text) => {
  expect(wholeNumberEntry(text)).toEqual({
    problem: "Write a whole number in digits, such as 4320000, without letters or an exponent.",
  });
});

test.each(["12.5", "22/7", "1/0"])("%j is refused as a fraction", (text) => {
  expect(wholeNumberEntry(text)).toEqual({
    problem: "Write a whole number, such as 4320000: the letters have no fractions.",
  });
});

test("more digits than are read are told", () => {
  expect(wholeNumberEntry("1".repeat(20_001))).toEqual({
    problem: "Write a number in at most 20,000 characters.",
  });
});
