import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { DISTRICTS, INDIA_META } from "../cirus.fixture.ts";
import { rankedBy } from "../figures/ranked.ts";
import { readAnswer } from "../lists/read-answer.ts";
import { ExportButtons } from "./export-buttons.tsx";
import { shownTable } from "./shown-table.ts";

const list = readAnswer({ data: DISTRICTS, meta: INDIA_META }, "capital");
const table = () => shownTable(rankedBy("india", "plain", list), list.places.slice(0, 2));

test("says so where the browser blocks the print window", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  render(<ExportButtons table={table} printed="/cirus/print" />);
  await userEvent.click(screen.getByRole("button", { name: "Export PDF" }));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "The browser blocked the print window. Allow pop-up windows for this site and press Export PDF again.",
  );
});

test("Export Excel saves a CSV file under the name of the comparison", async () => {
  const saved: string[] = [];
  const contents: Blob[] = [];
  URL.createObjectURL = (blob) => {
    contents.push(blob as Blob);
    return "blob:";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  render(<ExportButtons table={table} printed="/cirus/print" />);
  await userEvent.click(screen.getByRole("button", { name: "Export Excel" }));
  await waitFor(() => expect(saved).toEqual(["State_District_Capitals_Comparison.csv"]));
  expect(contents[0]?.type).toMatch(/^text\/csv/);
});
