import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls } from "./api.fixture.ts";
import { openPage } from "./open-page.fixture.tsx";

afterEach(() => vi.unstubAllGlobals());

function wantMotion(reduced: boolean) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: reduced && query.includes("reduced-motion"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

async function openSky() {
  const { user } = openPage();
  await user.click(screen.getByText("Let the planets turn"));
  const row = within(screen.getByRole("region", { name: "A sky from a verse" }));
  await row.findByText(/^All start together/);
  return { user, row };
}

test("stands still where less motion is wanted, goes on by hand, and tells the pressed planet's word", async () => {
  answerCalls();
  wantMotion(true);
  const frames = vi.fn();
  vi.stubGlobal("requestAnimationFrame", frames);
  const { user, row } = await openSky();
  expect(row.getByRole("button", { name: "Turn" })).toBeVisible();
  expect(row.getByText(/^After/)).toHaveTextContent("After 0.0 years");
  expect(row.getByRole("status")).toHaveTextContent("57,753,336");

  await user.click(row.getByRole("button", { name: "One year later" }));
  expect(row.getByText(/^After/)).toHaveTextContent("After 1.0 years");
  // 57,753,336 turns in 4,320,000 years are 13.4 in one.
  expect(row.getByRole("button", { name: "Moon" })).toHaveTextContent("13.4");
  expect(row.getByRole("button", { name: "Sun" })).toHaveTextContent("1.0");

  await user.click(row.getByRole("button", { name: "Saturn" }));
  expect(row.getByRole("button", { name: "Saturn" })).toHaveAttribute("aria-pressed", "true");
  expect(row.getByRole("status")).toHaveTextContent(
    "ढुङ्विघ्व ḍhuṅvighva 146,564Saturn: revolutions of Saturn in a yuga of 4,320,000 years. One turn takes 10,766.065 days.",
  );
  expect(frames).not.toHaveBeenCalled();

  await user.click(row.getByRole("link", { name: "ढुङ्विघ्व" }));
  const value = await screen.findByRole("row", { name: /^Value of the word/ });
  expect(value).toHaveTextContent("146,564");
});

test("turns by itself otherwise, until it is told to stand still", async () => {
  answerCalls();
  wantMotion(false);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  const stopped = vi.fn();
  vi.stubGlobal("cancelAnimationFrame", stopped);
  const { user, row } = await openSky();
  const before = frames.length;
  expect(before).toBeGreaterThan(0);
  frames.at(-1)!(1000);
  frames.at(-1)!(13_000);
  expect(await row.findByText(/^After/)).toHaveTextContent("After 1.0 years");
  await user.click(row.getByRole("button", { name: "Pause" }));
  expect(stopped).toHaveBeenCalled();
  expect(row.getByRole("button", { name: "Turn" })).toBeVisible();
});
