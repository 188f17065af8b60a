import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { ApiErrorBody } from "#contract/error.ts";
import { expectConsoleErrors } from "../../../testing/console-errors.ts";
import { answerCalls, readingOf } from "./api.fixture.ts";
import { openPage } from "./open-page.fixture.tsx";

const refusal = (sentence: string, status = 422) =>
  Response.json({ detail: sentence, error: sentence, code: "refused" } satisfies ApiErrorBody, {
    status,
  });
const signs = () => screen.findByRole("table", { name: "Signs with their type, vowel and value" });
const noSigns = () => expect(screen.queryByRole("table")).not.toBeInTheDocument();
const operation = (name: string) => screen.findByRole("button", { name });

describe("converting", () => {
  test("one press is one call, and the analysis and the operations appear", async () => {
    const calls = answerCalls();
    const { user, field, convert, search } = openPage();
    expect(screen.queryByRole("button", { name: "Addition" })).not.toBeInTheDocument();
    await user.type(field(), "ख्युघृ");
    await convert();

    const rows = within(await signs()).getAllByRole("row");
    expect(
      within(rows[0]!)
        .getAllByRole("columnheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Character", "Type", "Vowel", "Value", "Consonant", "Consonant sum at vowel"]);
    const [, kh, virama, , u, , ṛ, total] = rows.map((row) => row.textContent);
    expect([kh, virama]).toEqual(["खconsonantउ u2", "◌्virama0takes away the inherent a"]);
    expect(u).toBe("◌ुvowel for consonantउ u10,000ख्य(2 + 30) × 10 to the power of ^4 = 320,000");
    expect(ṛ).toContain("1 × 10 to the power of ^6");
    expect(total).toBe("Value of the word4,320,000");
    expect(
      screen.getAllByRole("button", { name: /^(Addition|Multiplication|Sub|Div)/ }),
    ).toHaveLength(6);
    expect(calls).toEqual([
      { path: "process_sentence", body: { word: "ख्युघृ", inputScript: "devanagari" } },
    ]);
    expect(search()).toBe("?t=ख्युघृ&s=devanagari&m=word");
  });

  test("announces the value once", async () => {
    answerCalls();
    openPage("?t=ख्युघृ");
    await signs();
    const spoken = screen.getAllByRole("status").map((status) => status.textContent);
    expect(spoken.filter((text) => text?.includes("4,320,000"))).toEqual(["ख्युघृ is 4,320,000"]);
  });

  test.each([
    ["Word", "", "Please enter a word or sentence to process."],
    ["Sentence", "   ", "Please enter a valid sentence."],
  ])("%s input refuses %j at the field without a call", async (input, text, sentence) => {
    const calls = answerCalls();
    const { user, field, convert } = openPage();
    await user.click(screen.getByRole("radio", { name: input }));
    if (text) await user.type(field(), text);
    await convert();

    expect(screen.getByRole("alert")).toHaveTextContent(sentence);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(calls).toEqual([]);
    await user.type(field(), "क");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("a text that is pasted is taken whole, and refused at once if it is too long", async () => {
    const calls = answerCalls();
    const { user, field, convert } = openPage();
    await user.type(field(), "क ");
    await user.paste("शक्ति ".repeat(30).trim());
    expect(field()).toHaveValue(`क ${"शक्ति ".repeat(30).trim()}`);
    expect(screen.getByText("181 of 100 characters")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Input exceeds 100 character limit.");
    await convert();
    expect(calls).toEqual([]);
  });

  test("a pasted letter counts once, its diacritic with it", async () => {
    answerCalls();
    const { user, field } = openPage();
    await user.click(field());
    await user.paste("a\u0304".repeat(90));
    expect(field()).toHaveValue("ā".repeat(90));
    expect(screen.getByText("90 of 100 characters")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("the box holds 100 characters, and a longer link is refused", () => {
    const calls = answerCalls();
    const { field } = openPage(`?t=${"a".repeat(101)}`);
    expect(field()).toHaveAttribute("maxlength", "100");
    expect(screen.getByText("101 of 100 characters")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Input exceeds 100 character limit.");
    expect(calls).toEqual([]);
  });

  test("a word loses its white space, a sentence is split on it", async () => {
    const calls = answerCalls();
    const { user, field, convert } = openPage();
    await user.type(field(), " ख्यु  घृ ");
    await convert();
    expect(field()).toHaveValue("ख्युघृ");
    await user.click(screen.getByRole("radio", { name: "Sentence" }));
    await user.clear(field());
    await user.type(field(), " ख्यु  घृ ");
    await convert();
    await waitFor(() => expect(calls.map(({ body }) => body.word)).toEqual(["ख्युघृ", "ख्यु घृ"]));
  });

  test("a new conversion clears the results and the chosen rule", async () => {
    answerCalls();
    const { user, field, convert, search } = openPage("?t=ख्युघृ&op=multiplication&n=59");
    expect(await operation("Multiplication")).toHaveAttribute("aria-pressed", "true");
    await user.clear(field());
    await user.type(field(), "मखि");
    const answer = Promise.withResolvers<Response>();
    vi.mocked(fetch).mockImplementationOnce(() => answer.promise);
    await convert();

    expect(screen.getByText("Converting...", { selector: ".plate" })).toBeVisible();
    noSigns();
    expect(screen.queryByRole("button", { name: "Multiplication" })).not.toBeInTheDocument();
    expect(search()).toBe("?t=मखि&s=devanagari&m=word&n=59");
    answer.resolve(Response.json(readingOf("मखि")));
    expect(await operation("Multiplication")).toHaveAttribute("aria-pressed", "false");
    expect(screen.queryByText(/^Multiplication:/)).not.toBeInTheDocument();
  });

  test("a second press while a text is converted asks nothing, and leaves one step to go back", async () => {
    const calls = answerCalls();
    const { user, field, convert } = openPage();
    await user.type(field(), "ख्युघृ");
    const entries = history.length;
    const answer = Promise.withResolvers<Response>();
    vi.mocked(fetch).mockImplementationOnce(() => answer.promise);
    await convert();
    await user.click(screen.getByRole("button", { name: "Converting..." }));
    await user.type(field(), "{Enter}");
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(history.length).toBe(entries + 1);

    // Another text is another question.
    await user.type(field(), "मखि");
    await convert();
    await signs();
    expect(calls.map(({ body }) => body.word)).toEqual(["ख्युघृमखि"]);
  });

  test("the same text can be converted again", async () => {
    const calls = answerCalls();
    const { convert } = openPage("?t=ख्युघृ");
    await signs();
    await convert();
    await signs();
    expect(calls).toHaveLength(2);
  });

  test.each([
    ["Numbers rest.", 'Error processing "ख्युघृ": Numbers rest.'],
    ["", 'Error processing "ख्युघृ": An unknown error occurred.'],
  ])("a refusal with %j says so", async (sentence, expected) => {
    expectConsoleErrors(/process_sentence failed/);
    answerCalls(refusal(sentence));
    openPage("?t=ख्युघृ");
    expect(await screen.findByRole("alert")).toHaveTextContent(expected);
    noSigns();
  });

  test("a connection that fails can be tried again", async () => {
    expectConsoleErrors(/process_sentence failed/);
    const calls = answerCalls(new TypeError("away"));
    const { user, field } = openPage("?t=ख्युघृ");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to connect to the server or an unexpected error occurred during processing.",
    );
    expect(field()).toHaveValue("ख्युघृ");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await signs()).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });
});

describe("the choice of script and input", () => {
  test("is remembered on the device", async () => {
    answerCalls();
    const first = openPage();
    await first.user.click(screen.getByRole("radio", { name: "Telugu" }));
    await first.user.click(screen.getByRole("radio", { name: "Sentence" }));
    first.unmount();

    openPage();
    expect(screen.getByRole("textbox", { name: "Sentence in Telugu" })).toBeVisible();
  });

  test("is the address's where that says something", async () => {
    const calls = answerCalls();
    localStorage.setItem("script-to-number.script", "telugu");
    localStorage.setItem("script-to-number.input-type", "sentence");
    openPage("?t=ಕ&s=kannada&m=word");
    expect(screen.getByRole("textbox", { name: "Word in Kannada" })).toHaveValue("ಕ");
    await signs();
    expect(calls[0]?.body).toEqual({ word: "ಕ", inputScript: "kannada" });
  });

  test("changed after a conversion waits for the next one", async () => {
    const calls = answerCalls();
    const { user, convert } = openPage("?t=gita");
    await signs();
    await user.click(screen.getByRole("radio", { name: "Kannada" }));
    await user.click(screen.getByRole("radio", { name: "Latin" }));
    await user.click(screen.getByRole("radio", { name: "ITRANS" }));
    expect(calls).toHaveLength(1);
    await convert();
    await waitFor(() =>
      expect(calls[1]?.body).toEqual({ word: "gita", inputScript: "latin", scheme: "itrans" }),
    );
  });
});
