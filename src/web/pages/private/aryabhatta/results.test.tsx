import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { storeToken } from "../../../api/token.ts";
import { answerCalls } from "./api.fixture.ts";
import { openPage } from "./open-page.fixture.tsx";

const signs = () => screen.findByRole("table", { name: "Signs with their type, vowel and value" });

test("is echoed in four scripts, each with its language, and known words name their source", async () => {
  answerCalls();
  openPage("?t=ख्युघृ");
  await signs();
  for (const [script, text, lang] of [
    ["Devanagari", "ख्युघृ", "sa-Deva"],
    ["Latin (IAST)", "khyughṛ", "sa-Latn"],
    ["Kannada", "ಖ್ಯುಘೃ", "sa-Knda"],
    ["Telugu", "ఖ్యుఘృ", "sa-Telu"],
  ]) {
    const term = screen.getAllByRole("term").find(({ textContent }) => textContent === script);
    expect(term?.nextElementSibling).toHaveTextContent(text!);
    expect(term?.nextElementSibling).toHaveAttribute("lang", lang);
  }
  expect(screen.getByText(/^Known word: revolutions of the Sun/)).toHaveTextContent(
    "Gītikāpāda 1.3",
  );
  expect(screen.getByText(/^By katapayadi/)).toHaveTextContent("reads 41: y 1, gh 4");
});

test("offers another spelling one press away", async () => {
  const calls = answerCalls();
  const { user, field, search } = openPage("?t=krishna&s=latin");
  await user.click(await screen.findByRole("link", { name: /^Read kriṣna ?: 4,200$/ }));

  await waitFor(() =>
    expect(calls[1]?.body).toEqual({ word: "kriṣna", inputScript: "latin", scheme: "iast" }),
  );
  expect(field()).toHaveValue("kriṣna");
  expect(search()).toBe("?t=kriṣna&s=latin&sch=iast");
});

test("offers another rule one press away, and the rules can be changed by hand", async () => {
  const calls = answerCalls();
  const { user } = openPage("?t=इक");
  await user.click(await screen.findByRole("link", { name: "Read it the other way: 1" }));
  await waitFor(() => expect(calls[1]?.body).toMatchObject({ standaloneVowel: "zero" }));
  await user.click(screen.getByText("Change the rules"));
  const anusvara = screen.getByRole("radio", { name: "As the nasal of the stop" });
  await user.click(anusvara);

  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]?.body).toMatchObject({ standaloneVowel: "zero", anusvara: "nasal" });
  await signs();
  expect(screen.getByText(/^Counted by/).parentElement).toHaveTextContent(
    "standalone vowels: 0 · final consonant: 0 · anusvara: as its nasal · extra letters: counted",
  );
  expect(anusvara).toHaveFocus();
});

test("shows the working, and the grouping of digits is remembered", async () => {
  answerCalls();
  const { user, unmount } = openPage("?t=ख्युघृ");
  await signs();
  expect(screen.getByRole("img", { name: /^kh 2 plus y 30, at the vowel u/ })).toBeVisible();
  await user.click(screen.getByRole("radio", { name: /lakh/ }));
  expect(within(await signs()).getByText("43,20,000")).toBeVisible();
  unmount();

  openPage("?t=ख्युघृ");
  expect(within(await signs()).getByText("43,20,000")).toBeVisible();
});

test("of a sentence is stepped through word by word, with the total", async () => {
  const calls = answerCalls();
  const { user, search } = openPage("?t=जल घिनि झुशु&m=sentence");
  const words = within(await screen.findByRole("navigation", { name: "Words of the sentence" }));
  expect(words.getByText(/^Total of 3 words/)).toHaveTextContent("792,458");
  expect(words.getByRole("button", { name: "जल 58" })).toHaveAttribute("aria-current", "step");

  await user.click(words.getByRole("button", { name: "Next word" }));
  expect(words.getByRole("button", { name: "घिनि 2,400" })).toHaveAttribute("aria-current");
  expect(screen.getByText("ghini", { selector: "dd" })).toBeVisible();
  expect(search()).toContain("&w=2");
  const groups = within(await signs()).getAllByRole("rowheader");
  expect(groups.map(({ textContent }) => textContent)).toEqual(["जल", "घिनि", "झुशु"]);
  expect(calls).toHaveLength(1);
});

test("of a sentence with dandas counts its words alone and steps from word to word", async () => {
  answerCalls();
  const { user } = openPage("?t=जल । घिनि ॥&m=sentence");
  const words = within(await screen.findByRole("navigation", { name: "Words of the sentence" }));
  expect(words.getByText(/^Total of 2 words/)).toHaveTextContent("2,458");
  await user.click(words.getByRole("button", { name: "Previous word" }));
  expect(words.getByRole("button", { name: "घिनि 2,400" })).toHaveAttribute("aria-current");
  await user.click(words.getByRole("button", { name: "Next word" }));
  expect(words.getByRole("button", { name: "जल 58" })).toHaveAttribute("aria-current");
});

test("of one word and a danda is the word's own", async () => {
  answerCalls();
  openPage("?t=घिनि ॥&m=sentence");
  expect(await screen.findByText("घिनि ॥", { selector: ".reading-total *" })).toBeVisible();
});

test("has the hints of every word of a sentence, once where a word comes again", async () => {
  answerCalls();
  openPage("?t=गङ्गा राम् इक ka ka&m=sentence");
  const notes = within(await screen.findByRole("list", { name: "Notes on this reading" }));
  const texts = notes.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^राम्: No vowel follows/),
    expect.stringMatching(/^इक: A vowel without a consonant/),
    expect.stringMatching(/^ka: Read as Latin/),
  ]);
  expect(notes.getByRole("link", { name: /Read राम ?:/ })).toHaveAttribute(
    "href",
    expect.stringContaining(`${encodeURIComponent("गङ्गा")}+${encodeURIComponent("राम")}+`),
  );
});

test.each([
  ["?t=ख्युघृ", "ख्युघृ = 4320000"],
  ["?t=जल घिनि&m=sentence", "जल घिनि = 2458"],
  ["?t=ख्युघृ&op=multiplication", "Multiplication: ख्युघृ"],
  ["?t=जल घिनि&m=sentence&op=subtraction_bd", "Subtraction, backward: जल घिनि"],
])("%s is kept under the name “%s”", async (search, name) => {
  storeToken("abc");
  answerCalls();
  const { user } = openPage(search);
  await user.click(await screen.findByRole("button", { name: "Keep" }));
  expect(await screen.findByLabelText("Name")).toHaveValue(name);
});

test("goes back with the browser", async () => {
  answerCalls();
  const { user, field, convert, back } = openPage("?t=ख्युघृ");
  await signs();
  await user.clear(field());
  await user.type(field(), "मखि");
  await convert();
  await waitFor(() => expect(screen.getByText("makhi", { selector: "dd" })).toBeVisible());
  await back();
  await waitFor(() => expect(field()).toHaveValue("ख्युघृ"));
  expect(await screen.findByText("khyughṛ", { selector: "dd" })).toBeVisible();
});
