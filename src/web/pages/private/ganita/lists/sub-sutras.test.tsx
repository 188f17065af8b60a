import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CalculatorPath } from "#domain/ganita/ganita.ts";
import { formsOf } from "../form/forms.ts";
import { SUB_SUTRAS } from "../sutras/sutras.fixture.ts";
import { SubSutras } from "./sub-sutras.tsx";

test("thirteen sub-sutras, each link leading to a form that the calculator has", () => {
  render(<SubSutras all={SUB_SUTRAS} />);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(13);

  const addresses = screen
    .getAllByRole("link")
    .map((link) => new URL(link.getAttribute("href")!, "https://example.org"));
  expect(addresses.length).toBeGreaterThan(13);
  for (const { pathname, searchParams } of addresses) {
    const path = pathname.replace("/private/ganita/", "") as CalculatorPath;
    const chosen = Object.fromEntries(searchParams);
    expect(formsOf(path).map(({ fixed }) => asTexts(fixed))).toContainEqual(
      // Without a choice it is the first form, whatever that needs.
      searchParams.size === 0 ? asTexts(formsOf(path)[0]!.fixed) : chosen,
    );
  }
});

const asTexts = (fixed: object) =>
  Object.fromEntries(Object.entries(fixed).map(([name, value]) => [name, `${value}`]));
