import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { readText } from "#domain/numeration/read-text.ts";
import { DEFAULT_RULES } from "#domain/numeration/reading.ts";
import { storeToken } from "../../../api/token.ts";
import { expectConsoleErrors } from "../../../testing/console-errors.ts";
import { openAddress, ShownAddress } from "../../../testing/shown-address.tsx";
import { MAPPINGS } from "./mappings.fixture.ts";
import { MappingsPage } from "./page.tsx";

function openPage(search = "", answer: () => Response = () => Response.json(MAPPINGS)) {
  const fetchSpy = vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
  storeToken("abc");
  openAddress(`/private/aryabhattacm${search}`);
  render(
    <>
      <ShownAddress />
      <MappingsPage />
    </>,
  );
  return { fetchSpy, user: userEvent.setup() };
}

const varga = () => screen.findByRole("table", { name: "Consonants 1 to 25 by place and manner" });
const lettersIn = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("shows the grid of 25 by place and manner in four scripts, after one request", async () => {
  const { fetchSpy } = openPage();
  expect(screen.getByText("Loading mappings...")).toBeVisible();
  const [, , guttural] = within(await varga()).getAllByRole("row");

  expect(within(guttural!).getByRole("rowheader")).toHaveTextContent("Guttural कण्ठ्य kaṇṭhya");
  expect(
    within(guttural!)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["क1kಕక", "ख2khಖఖ", "ग3gಗగ", "घ4ghಘఘ", "ङ5ṅಙఙ"]);
  expect(within(await varga()).getAllByRole("cell")).toHaveLength(26);
  expect(within(await varga()).getAllByRole("columnheader")).toHaveLength(7);
  expect(fetchSpy).toHaveBeenCalledOnce();
});

test("marks each letter with its language", async () => {
  openPage();
  const table = within(await varga());
  for (const [letter, lang] of [
    ["ख", "sa-Deva"],
    ["kh", "sa-Latn"],
    ["ಖ", "sa-Knda"],
    ["ఖ", "sa-Telu"],
  ] as const)
    expect(table.getByText(letter).closest("[lang]")).toHaveAttribute("lang", lang);
});

test("numbers the avarga consonants 30 to 100", async () => {
  openPage();
  await varga();
  expect(lettersIn("Semivowels")).toEqual(["य30yಯయ", "र40rರర", "ल50lಲల", "व60vವవ"]);
  expect(lettersIn("Sibilants and h").at(-1)).toBe("ह100hಹహ");
});

test("shifts the numbers of vowels, not their values, when extra letters are shown", async () => {
  const { user } = openPage();
  await varga();
  const ai = "names 10 to the power of ^12 wherever it stands";
  expect(lettersIn("Vowels")).toHaveLength(14);
  expect(screen.getByRole("status")).toHaveTextContent(
    `ai is no. 12 of the 14 vowels shown, and ${ai}`,
  );

  await user.click(screen.getByRole("checkbox", { name: "Show extra letters" }));
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(
      `ai is no. 13 of the 16 vowels shown, and ${ai}`,
    ),
  );
  expect(lettersIn("Vowels")[10]).toBe("ऎ10 to the power of ^10no. 11ĕಎఎ");
  expect(lettersIn("Extra letters, outside the rule")).toHaveLength(6);
  expect(screen.getByLabelText("Address")).toHaveValue("?extra=shown");
});

test("writes the chosen script large and keeps it in the address", async () => {
  const { user } = openPage("?extra=shown");
  await varga();
  await user.click(screen.getByRole("radio", { name: "Kannada" }));
  await waitFor(() =>
    expect(screen.getByLabelText("Address")).toHaveValue("?extra=shown&script=kannada"),
  );
  expect(within(await varga()).getAllByRole("cell")[1]).toHaveTextContent("ಕ1कkక");
  // Kannada has no letter of its own for ṉ.
  expect(lettersIn("Extra letters, outside the rule")[3]).toBe("–none20ऩṉ");
});

test("opens as its address says", async () => {
  openPage("?script=telugu&extra=shown");
  await varga();
  expect(screen.getByRole("radio", { name: "Telugu" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Show extra letters" })).toBeChecked();
  expect(lettersIn("Vowels")).toHaveLength(16);
});

test("shows matras and modifiers side by side in four scripts, on k", async () => {
  openPage();
  await varga();
  const rowOf = (table: string, head: string) =>
    within(screen.getByRole("table", { name: table }))
      .getAllByRole("row")
      .map(({ textContent }) => textContent)
      .find((text) => text?.startsWith(head));
  expect(rowOf("Matras, on k", "10 to the power of ^2")).toBe("10 to the power of ^2किiಕಿకి");
  expect(rowOf("Modifiers, on k", "anusvāra")).toBe("anusvāraकंṃಕಂకం");
  expect(rowOf("Modifiers, on k", "avagraha")).toBe("avagrahaऽ'ಽఽ");
  expect(rowOf("Modifiers, on k", "virāma")).toBe("virāmaक्–noneಕ್క్");
});

test("reads its example as the numeration does, in the digit groups of all pages", async () => {
  localStorage.setItem("digit-grouping", "lakh");
  openPage();
  await varga();
  const { total, words } = readText("ख्युघृ", "devanagari", DEFAULT_RULES);
  const example = within(screen.getByRole("table", { name: /ख्युघृ/ }));
  const shown = example.getAllByText(/^[\d,]{6,}$/).map(({ textContent }) => textContent);
  expect(words).toHaveLength(1);
  expect(shown).toEqual(["3,20,000", "40,00,000", "43,20,000"]);
  expect(shown.at(-1)?.replaceAll(",", "")).toBe(String(total));
});

test("prints", async () => {
  const { user } = openPage();
  await varga();
  const printSpy = vi.spyOn(window, "print").mockImplementation(() => {});
  await user.click(screen.getByRole("button", { name: "Print on one sheet" }));
  expect(printSpy).toHaveBeenCalledOnce();
});

test("says that the server could not be reached, and tries again in the same place", async () => {
  expectConsoleErrors(/get_mappings failed/);
  const answer = vi.fn<() => Response>(() => {
    throw new TypeError("Failed to fetch");
  });
  const { user } = openPage("", answer);
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to connect to the server.");
  expect(screen.queryByRole("list", { name: "Vowels" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "The rule" })).toBeVisible();

  answer.mockImplementation(() => Response.json(MAPPINGS));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(document.body).not.toHaveFocus();
  expect(await varga()).toBeVisible();
});

test("shows all four scripts large for a wall, and keeps that in the address", async () => {
  const { user } = openPage();
  await varga();
  await user.click(screen.getByRole("radio", { name: "All four" }));
  const [, , guttural] = within(await varga()).getAllByRole("row");
  const first = within(guttural!).getAllByRole("cell")[0]!;
  const chips = [...first.querySelectorAll(".chip")].map((chip) => [
    chip.getAttribute("lang"),
    chip.textContent,
  ]);
  expect(chips).toEqual([
    ["sa-Deva", "क"],
    ["sa-Latn", "k"],
    ["sa-Knda", "ಕ"],
    ["sa-Telu", "క"],
  ]);
  expect(screen.getByLabelText("Address")).toHaveValue("?script=all");
});
