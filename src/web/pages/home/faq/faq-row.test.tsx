import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { FaqRow } from "./faq-row.tsx";
import { QUESTIONS } from "./questions.ts";

// The page loads the answers on request; this loads them in advance.
beforeAll(() => import("./answers.tsx"));

function openRow() {
  render(<FaqRow />);
  return userEvent.setup();
}

const question = (title: string) => screen.getByRole("button", { name: new RegExp(`^${title}`) });

test.each([
  ["Knowledge apparent and non-apparent", "Bhartrihari’s Vakyapadiya"],
  ["Alternative numeration", "Bhutasankhya: things stand for digits"],
  ["Akshara as token", "18 bytes of UTF-8"],
  ["AGI whitepaper", "Coming Soon..."],
])("%s opens its answer", async (title, words) => {
  const user = openRow();
  await user.click(question(title));
  const dialog = screen.getByRole("dialog", { name: title });
  expect(await within(dialog).findByText(words)).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("about the calculator shows three pictures, each told in words", async () => {
  const user = openRow();
  await user.click(question("Sanskrit Varnamala Calculator"));
  const dialog = screen.getByRole("dialog");
  await within(dialog).findByText(/does three things with a word/);
  const pictures = within(dialog).getAllByRole("img");
  expect(pictures.map((picture) => picture.querySelector("title")?.textContent)).toEqual([
    "Read",
    "Summed",
    "Coloured",
  ]);
  expect(pictures[1]).toHaveTextContent("320,000");
  expect(pictures[1]).toHaveTextContent("4,320,000");
});

test("marks every link that leaves, and the language of every Indic word", async () => {
  const user = openRow();
  for (const { title } of QUESTIONS) {
    await user.click(question(title));
    const dialog = screen.getByRole("dialog");
    await waitFor(() => expect(dialog.querySelector(".answer")).not.toBeNull());
    for (const link of dialog.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
      expect(link).toHaveAttribute("rel", "noopener");
      expect(link).toHaveTextContent(/\(another site, in a new tab\)$/);
    }
    const walk = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { textContent, parentElement } = walk.currentNode;
      if (!/\p{Script=Devanagari}/u.test(textContent ?? "")) continue;
      expect(parentElement?.closest("[lang]")).toHaveAttribute("lang", "sa-Deva");
    }
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
  }
});
