import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { storeToken } from "../../../api/token.ts";
import { openAddress, ShownAddress } from "../../../testing/shown-address.tsx";
import { EXAMPLES } from "./first-word.ts";
import { useTriedWord } from "./use-tried-word.ts";
import { WordField } from "./word-field.tsx";
import { WordRow } from "./word-row.tsx";

const hear = vi.fn(async () => {});

function TriedWord() {
  const tried = useTriedWord();
  return (
    <>
      <WordField tried={tried} />
      <WordRow tried={tried} voice={{ hear, sounding: null, problem: null }} />
    </>
  );
}

function openRow(search = "") {
  openAddress(`/${search}`);
  render(
    <>
      <ShownAddress />
      <TriedWord />
    </>,
  );
  return userEvent.setup();
}

const word = () => screen.getByLabelText("Your word");
const lit = (text: string) => screen.findByRole("list", { name: `Aksharas of ${text}` });

test("is lit before anybody writes one", async () => {
  openRow();
  expect(word()).toHaveValue("ख्युघृ");
  const letters = within(await lit("ख्युघृ")).getAllByText(/^(Guttural|Palatal|Labial|Retroflex)$/);
  expect(letters.map(({ textContent }) => textContent)).toEqual([
    "Guttural",
    "Palatal",
    "Labial",
    "Guttural",
    "Retroflex",
  ]);
  expect(screen.getByText("5 letters in 2 aksharas.")).toBeVisible();
  expect(screen.getByText(/^In the literature/)).toHaveTextContent("4,320,000");
  expect(screen.getByLabelText("Address")).toHaveValue("");
});

test.each([
  ["namaste", "namaste = 1,060,000,000,04520 + 25 + (90 + 16) × 10 to the power of ^10"],
  ["ख्युघृ", "ख्युघृ = 4,320,000(2 + 30) × 10 to the power of ^4 + 4 × 10 to the power of ^6"],
  ["कः", "कः = 1"],
  ["क्", "क् has no vowel, so it has no number."],
])("%s has its number and its sum beside it at once", (typed, sentence) => {
  openRow();
  fireEvent.change(word(), { target: { value: typed } });
  expect(document.querySelector(".try-number")).toHaveTextContent(sentence);
});

test("typed in one go is said once, after a pause", () => {
  vi.useFakeTimers();
  openRow();
  const said: (string | null)[] = [];
  const status = screen.getByRole("status");
  const heard = () => {
    if (said.at(-1) !== status.textContent) said.push(status.textContent);
  };
  for (const typed of ["n", "na", "nam", "nama"]) {
    fireEvent.change(word(), { target: { value: typed } });
    act(() => vi.advanceTimersByTime(300));
    heard();
  }
  act(() => vi.advanceTimersByTime(1000));
  heard();
  expect(said).toEqual(["The word counts 4,320,000.", "The word counts 45."]);
  expect(screen.getAllByRole("status")).toHaveLength(1);
  vi.useRealTimers();
});

test("whose dots below are not read says so", async () => {
  openRow("?word=\u0915\u093C\u0932\u092E9");
  await lit("\u0915\u093C\u0932\u092E9");
  const said = screen.getByText(/^6 letters in 3 aksharas/);
  expect(said).toHaveTextContent(
    "\u0915\u093C is read as \u0915, without the dot. Not letters of the varnamala, so passed over: 9",
  );
  expect(within(said).getByText("\u0915\u093C")).toHaveAttribute("lang", "sa-Deva");
});

test("is read as it is typed, and stands in the address", async () => {
  const user = openRow();
  await user.clear(word());
  expect(screen.getByText(/^Write a word/)).toBeVisible();
  await user.type(word(), "śabda");
  expect(within(await lit("śabda")).getAllByText(/^(ś|a|b|d)$/)).toHaveLength(5);
  await waitFor(() =>
    expect(screen.getByLabelText("Address")).toHaveValue(
      `?${new URLSearchParams({ word: "śabda" })}`,
    ),
  );
});

test("opens with the one in the address", async () => {
  openRow("?word=ಕಮಲ");
  expect(await lit("ಕಮಲ")).toBeVisible();
  expect(word()).toHaveValue("ಕಮಲ");
});

test.each(EXAMPLES)("$word can be pressed", async ({ word: example, meaning }) => {
  const user = openRow("?word=gaja");
  const button = screen.getByRole("button", { name: `${example} ${meaning}` });
  await user.click(button);
  expect(await lit(example)).toBeVisible();
  expect(button).toHaveAttribute("aria-pressed", "true");
});

test("has its number; its working is for members, and they are led there", async () => {
  openRow("?word=kamala");
  expect(await screen.findByText(/By Aryabhata’s rule this word is/)).toHaveTextContent("76");
  expect(screen.getByRole("link", { name: "How letters become numbers" })).toHaveAttribute(
    "href",
    "/stnc/numbers",
  );
  const login = screen.getByRole<HTMLAnchorElement>("link", { name: "Login" });
  expect(new URL(login.href).searchParams.get("next")).toBe(
    "/private/aryabhatta?t=kamala&s=latin&m=word",
  );
  act(() => storeToken("a-token"));
  expect(await screen.findByRole("link", { name: "See 76 worked out" })).toHaveAttribute(
    "href",
    "/private/aryabhatta?t=kamala&s=latin&m=word",
  );
});

test("is heard whole, in whatever script it is", async () => {
  const user = openRow("?word=ಕಮಲ గజ");
  await lit("ಕಮಲ గజ");
  await user.click(screen.getByRole("button", { name: "Hear it" }));
  expect(hear).toHaveBeenLastCalledWith("kamalagaja");
});

test("is told from the literature only where a source prints its number", async () => {
  openRow("?word=guṇa");
  expect(await screen.findByText(/By Aryabhata’s rule this word is/)).toHaveTextContent("30,015");
  expect(screen.getByText(/^CBSE class XI.*: the word alone, without a number$/)).toBeVisible();
  expect(screen.queryByText(/In the literature/)).not.toBeInTheDocument();

  fireEvent.change(word(), { target: { value: "makhi" } });
  expect(await screen.findByText(/^In the literature/)).toHaveTextContent("this word is 225");
});

test("of one akshara is told in the singular", async () => {
  openRow("?word=ॐ");
  expect(await screen.findByText("2 letters in 1 akshara.")).toBeVisible();
});

test("has no number without a vowel, and says so, and what it passes over", async () => {
  openRow("?word=क्ष्9");
  expect(await screen.findByText(/^This word has no vowel/)).toHaveTextContent("it has no number");
  expect(screen.getByText(/Not letters of the varnamala, so passed over: 9$/)).toBeVisible();
  expect(screen.queryByText("0")).not.toBeInTheDocument();
});

test("shows what each consonant counts", async () => {
  openRow("?word=kamala");
  const aksharas = await lit("kamala");
  const names = [...aksharas.querySelectorAll(".lit-name")].map(({ textContent }) => textContent);
  expect(names).toEqual(["k 1", "a ", "m 25", "a ", "l 50", "a "]);
});

test("says what each akshara counts in words", async () => {
  openRow("?word=kakikukṛkḷkekaikokauprāk");
  const aksharas = await lit("kakikukṛkḷkekaikokauprāk");
  expect(
    within(aksharas)
      .getAllByText(/count/)
      .map(({ textContent }) => textContent),
  ).toEqual([
    "counts ones",
    "counts hundreds",
    "counts ten thousands",
    "counts millions",
    "counts hundred millions",
    "counts ten billions",
    "counts trillions",
    "counts hundred trillions",
    "counts ten quadrillions",
    "counts ones",
    "no vowel, so it counts nothing",
  ]);
});

test.each([
  ["123", /^No vowel or consonant is in this/],
  ["क".repeat(120), /^These are 120 characters; up to 100 can be read/],
])("%s is answered with what to do", async (typed, sentence) => {
  openRow();
  fireEvent.change(word(), { target: { value: typed } });
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  expect(word()).toBeInvalid();
});
