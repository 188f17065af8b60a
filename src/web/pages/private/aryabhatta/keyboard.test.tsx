import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls } from "./api.fixture.ts";
import { openPage } from "./open-page.fixture.tsx";

async function openKeyboard(search = "") {
  answerCalls();
  const page = openPage(search);
  await page.user.click(screen.getByText("On-screen keyboard"));
  await screen.findByRole("group", { name: /keyboard$/ });
  const press = (...names: string[]) =>
    names.reduce(
      (pressed, name) => pressed.then(() => page.user.click(screen.getByRole("button", { name }))),
      Promise.resolve(),
    );
  return { ...page, press };
}

test("writes at the caret and deletes before it", async () => {
  const { field, press } = await openKeyboard();
  await press("ख kha", "◌् virama, takes the vowel away", "य ya", "◌ु vowel sign u");
  expect(field()).toHaveValue("ख्यु");
  field().setSelectionRange(0, 0);
  await press("क ka", "Space");
  expect(field()).toHaveValue("क ख्यु");
  await press("Delete last letter");
  expect(field()).toHaveValue("कख्यु");
  field().setSelectionRange(1, 3);
  await press("Delete last letter");
  expect(field()).toHaveValue("कयु");
  expect(screen.getByText("3 of 100 characters")).toBeVisible();
});

test("writes no more than the box holds", async () => {
  const { field, press } = await openKeyboard(`?t=${"k".repeat(100)}&s=latin`);
  await press("g ga");
  expect(field()).toHaveValue("k".repeat(100));
});

test("has the letters of the chosen script", async () => {
  const { user, field, press } = await openKeyboard();
  await user.click(screen.getByRole("radio", { name: "Kannada" }));
  expect(
    within(screen.getByRole("toolbar", { name: "Varga, 1 to 25" })).getAllByRole("button"),
  ).toHaveLength(25);
  await press("ಘ gha", "◌ೃ vowel sign ṛ");
  expect(field()).toHaveValue("ಘೃ");
});

test("is one stop for the tab key, and arrow keys go through the rows", async () => {
  const { user } = await openKeyboard();
  screen.getByRole("button", { name: "क ka" }).focus();
  await user.keyboard("{ArrowRight}{ArrowDown}");
  expect(screen.getByRole("button", { name: "छ cha" })).toHaveFocus();
  await user.keyboard("{ArrowLeft}{ArrowUp}{ArrowUp}");
  expect(screen.getByRole("button", { name: "क ka" })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "अ a" })).toHaveFocus();
});
