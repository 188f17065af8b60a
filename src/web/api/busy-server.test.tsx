import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectConsoleErrors } from "../testing/console-errors.ts";
import { LoadingPlate } from "../ui/loading/loading-plate.tsx";
import { callApi } from "./client.ts";

const busy = (seconds = "3") =>
  Response.json(
    { detail: "Busy.", error: "Busy.", code: "overloaded" },
    { status: 503, headers: { "retry-after": seconds } },
  );
const answers = (...given: Response[]) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => given.shift()!);
const read = () => callApi("GET /saved/work", { query: {} });
const change = () => callApi("POST /saved/remove_all", {});
const list = { items: [], found: 0, total: 0 };

test("a busy server is asked again when it said, which the page tells meanwhile", async () => {
  vi.useFakeTimers();
  const fetchSpy = answers(busy(), Response.json(list));
  render(<LoadingPlate>Loading...</LoadingPlate>);
  const reading = read();
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(screen.getByRole("status")).toHaveTextContent("The server is busy.");
  expect(fetchSpy).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toEqual(list);
});

test("a busy server is asked three times at most", async () => {
  expectConsoleErrors(/GET \/saved\/work failed/);
  vi.useFakeTimers();
  const fetchSpy = answers(busy(), busy(), busy(), busy());
  const failed = expect(read()).rejects.toMatchObject({ status: 503, message: "Busy." });
  await vi.advanceTimersByTimeAsync(6_000);
  await failed;
  expect(fetchSpy).toHaveBeenCalledTimes(3);
});

test.each([
  ["a call that may change something", () => change(), "3"],
  ["a read, where it asks for a long wait", () => read(), "600"],
  ["a read, where it names no wait", () => read(), ""],
])("a busy server is not asked again by %s", async (_, call, seconds) => {
  expectConsoleErrors(/failed/);
  const fetchSpy = answers(busy(seconds));
  await expect(call()).rejects.toMatchObject({ status: 503 });
  expect(fetchSpy).toHaveBeenCalledOnce();
});
