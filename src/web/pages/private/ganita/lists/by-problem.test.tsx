import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import {
  CALCULATOR_AT,
  CALCULATORS,
  type CalculatorPath,
  type Definition,
} from "#domain/ganita/ganita.ts";
import { storeToken } from "../../../../api/token.ts";
import { formAddress, readAddress } from "../address.ts";
import { GanitaPage } from "../ganita-page.tsx";
import { SUB_SUTRAS, WAYS } from "../sutras/sutras.fixture.ts";

/** A calculator and the mode in which an address opens it. */
function openedBy(address: string): string {
  const { pathname, searchParams } = new URL(address, "https://example.org");
  const path = pathname.replace("/private/ganita/", "") as CalculatorPath;
  return `${path} ${readAddress(path, searchParams).form.mode}`;
}

test("everything that the calculators do is found by its problem", () => {
  const modes = (CALCULATORS as readonly Definition[]).flatMap((definition) =>
    definition.modes.map(({ mode }) => `${definition.path} ${mode}`),
  );
  expect(new Set(WAYS.map((way) => openedBy(formAddress(way))))).toEqual(new Set(modes));
});

test("a way opens the form it chooses", () => {
  for (const way of WAYS) {
    const { searchParams } = new URL(formAddress(way), "https://example.org");
    expect(readAddress(way.path, searchParams).form.fixed).toMatchObject(way.form ?? {});
  }
});

test("the index lists the problems when it is asked, each with an example", async () => {
  storeToken("abc");
  render(<GanitaPage ways={WAYS} subSutras={SUB_SUTRAS} />);
  await userEvent.click(screen.getByRole("button", { name: "What do you want to work out?" }));
  const titles = await screen.findAllByRole("term");
  expect(document.body).not.toHaveFocus();
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    "Multiply",
    "Divide",
    "Square and cube",
    "Roots",
    "Equations",
    "Factor",
    "Fractions and recurring decimals",
    "Add and subtract",
    "Divisible?",
  ]);
  const cube = screen.getByRole("link", { name: "Cube a number near 10, 100, 1,000 …" });
  expect(cube).toHaveAttribute("href", "/private/ganita/yavadunam?power=3");
  expect(cube.closest("dd")).toHaveTextContent("98³");
  expect(screen.getByRole("link", { name: "Two unknowns" }).closest("dd")).toHaveTextContent(
    CALCULATOR_AT["sankalana-vyavakalanabhyam"].modes[0]!.examples[0]!.label,
  );
});
