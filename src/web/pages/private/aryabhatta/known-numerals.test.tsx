import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { isMisprint, KNOWN_WORDS } from "#domain/numeration/known-words.ts";
import { answerCalls } from "./api.fixture.ts";
import { KNOWN_PARTS } from "./known-numerals.tsx";
import { openPage } from "./open-page.fixture.tsx";

test("a numeral pressed is read, in the chosen script, and the focus goes to its reading", async () => {
  const calls = answerCalls();
  const { user, search } = openPage("?s=telugu");
  await user.click(await screen.findByRole("link", { name: "జషబిఖుఛృ" }));
  expect(await screen.findByRole("table")).toBeVisible();
  expect(calls).toEqual([
    { path: "process_sentence", body: { word: "జషబిఖుఛృ", inputScript: "telugu" } },
  ]);
  expect(search()).toBe("?t=జషబిఖుఛృ&s=telugu&m=word");
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/jaṣabikhuchṛ/));
  expect(screen.getByRole("region", { name: "The reading" })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test("the edition is named once, and a misprint says what the source gives and why", async () => {
  answerCalls();
  const { user } = openPage();
  expect(await screen.findAllByText(/Hayashi, after Shukla 1976/)).toHaveLength(1);
  expect(screen.getAllByText(/GRETIL/)).toHaveLength(1);
  expect(screen.getByRole("heading", { name: "Gītikāpāda 1.3" })).toBeVisible();
  for (const number of ["57,753,336", "146,564", "364,224", "17,937,020", "488,219"]) {
    expect(screen.getByText(number)).toBeVisible();
  }
  await user.click(screen.getByText("Misprints in circulation"));
  const misprint = screen.getByRole("link", { name: "भकि" }).closest("li");
  expect(misprint).toHaveTextContent("124");
  expect(misprint).toHaveTextContent(
    "Misprint: the source gives 224. A slip of typing for bhakhi.",
  );
});

test("the 24 sine differences are shown at a press", async () => {
  answerCalls();
  const { user } = openPage();
  const title = await screen.findByText("The 24 sine differences");
  await user.click(title);
  const sines = within(title.closest("details")!).getAllByRole("listitem");
  expect(sines).toHaveLength(24);
  for (const sine of sines) expect(sine).toHaveTextContent("sine difference");
  expect(sines[0]).toHaveTextContent("225");
  expect(sines[0]).toBeVisible();
});

test("every word of the literature stands in one part", () => {
  const shown = KNOWN_PARTS.flatMap(({ sources }) => sources.flatMap(({ words }) => words));
  expect(shown).toHaveLength(KNOWN_WORDS.length);
  expect(new Set(shown)).toEqual(new Set(KNOWN_WORDS));
});

test("the sines add up to the radius, and misprints stand by themselves", () => {
  expect(KNOWN_PARTS[1]?.note).toContain("Its 24 numbers add up to 3438");
  const misprints = KNOWN_PARTS.at(-1)?.sources.flatMap(({ words }) => words);
  expect(misprints).toEqual(KNOWN_WORDS.filter(isMisprint));
  expect(misprints?.map(({ latin }) => latin)).toContain("bhaki");
});
