import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import type { ClosestCharacterResponse } from "#contract/aryabhatta-answers.ts";
import { expectConsoleErrors } from "../testing/console-errors.ts";
import { Awaited } from "../ui/loading/awaited.tsx";
import { useAction } from "./use-action.ts";
import { useAnswer, useAnswers } from "./use-answer.ts";

const KEY = "POST /aryabhatta/closest_character";
const black = { body: { r: 0, g: 0, b: 0 } };
const white = { body: { r: 255, g: 255, b: 255 } };

function letter(closest_character: string): ClosestCharacterResponse {
  return { closest_character, colour_shade: "", sthana: "", color_hex: "#000000", delta_e: 0 };
}

/** Answers calls one by one, when the test says so. */
function answering() {
  const calls: (PromiseWithResolvers<Response> & { readonly signal: AbortSignal })[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((_, init) => {
    const call = { ...Promise.withResolvers<Response>(), signal: init!.signal! };
    calls.push(call);
    return call.promise;
  });
  const answer = (at: number, of: unknown) =>
    act(async () => calls[at]!.resolve(Response.json(of)));
  const fail = (at: number) => act(async () => calls[at]!.reject(new TypeError("Failed to fetch")));
  const aborted = () => calls.map(({ signal }) => signal.aborted);
  return { calls, answer, fail, aborted };
}

const use = (request: typeof black | null, questionId = "") =>
  renderHook((asked) => useAnswer(KEY, asked.request, asked.questionId), {
    initialProps: { request, questionId },
    wrapper: StrictMode,
  });

test("asks nothing without a request", async () => {
  const { calls } = answering();
  const { result } = use(null);
  await result.current.retry();
  expect(result.current).toMatchObject({ state: "idle", latest: null });
  expect(calls).toHaveLength(0);
});

test("gives the answer, and calls again only for another content or question", async () => {
  const { calls, answer } = answering();
  const { result, rerender } = use(black);
  // React mounts twice in development; the first call is called off.
  const first = calls.length - 1;
  expect(result.current).toMatchObject({ state: "awaited", latest: null });
  await answer(first, letter("क"));
  expect(result.current).toMatchObject({ state: "answered", value: letter("क") });

  rerender({ request: { body: { ...black.body } }, questionId: "" });
  expect(calls).toHaveLength(first + 1);
  rerender({ request: black, questionId: "2" });
  expect(result.current).toMatchObject({ state: "awaited", latest: letter("क") });
  expect(calls).toHaveLength(first + 2);
});

test("aborts a call that another replaces, and never shows its answer", async () => {
  const { calls, answer, aborted } = answering();
  const { result, rerender, unmount } = use(black);
  const first = calls.length - 1;
  rerender({ request: white, questionId: "" });
  expect(aborted().slice(first)).toEqual([true, false]);
  await answer(first + 1, letter("अ"));
  await answer(first, letter("क"));
  expect(result.current).toMatchObject({ state: "answered", value: letter("अ") });
  rerender({ request: black, questionId: "" });
  unmount();
  expect(aborted().at(-1)).toBe(true);
});

test("tells a failure, calls again, and shows the last answer meanwhile", async () => {
  expectConsoleErrors(/closest_character failed/);
  const { calls, answer, fail } = answering();
  const { result } = use(black);
  await answer(calls.length - 1, letter("क"));
  let settled = false;
  act(() => void result.current.retry().then(() => (settled = true)));
  expect(result.current).toMatchObject({ state: "awaited", latest: letter("क") });
  await fail(calls.length - 1);
  expect(result.current).toMatchObject({ state: "failed", latest: letter("क") });
  expect(settled).toBe(true);
  act(() => void result.current.retry());
  await answer(calls.length - 1, letter("अ"));
  expect(result.current).toMatchObject({ state: "answered", value: letter("अ") });
});

test("several requests are answered each on its own, and forgotten when they go away", async () => {
  expectConsoleErrors(/closest_character failed/);
  const { answer, fail, aborted, calls } = answering();
  const { result, rerender } = renderHook((requests) => useAnswers(KEY, requests), {
    initialProps: { black } as Readonly<Record<string, typeof black>>,
  });
  await answer(0, letter("क"));
  rerender({ black, white });
  expect(calls).toHaveLength(2);
  await fail(1);
  expect(result.current).toMatchObject({
    black: { state: "answered" },
    white: { state: "failed" },
  });
  act(() => void result.current.white!.retry());
  rerender({ black });
  expect([Object.keys(result.current), aborted()]).toEqual([["black"], [false, true, true]]);
  rerender({});
  rerender({ black });
  expect(result.current.black).toMatchObject({ state: "awaited", latest: null });
});

const busy = (seconds = "3") =>
  Response.json(
    { detail: "Busy.", error: "Busy.", code: "overloaded" },
    { status: 503, headers: { "retry-after": seconds } },
  );
const answers = (...given: Response[]) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => given.shift()!);

function Kept() {
  const list = useAnswer("GET /saved/work", { query: {} });
  return (
    <Awaited outcome={list} loading="Loading..." failed="Not loaded.">
      {({ found }) => `${found} found`}
    </Awaited>
  );
}

test("a busy server is asked again when it said, which the page tells meanwhile", async () => {
  expectConsoleErrors(/GET \/saved\/work failed/);
  vi.useFakeTimers();
  const fetchSpy = answers(busy(), Response.json({ items: [], found: 0, total: 0 }));
  render(<Kept />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading...");
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(screen.getByRole("status")).toHaveTextContent("The server is busy.");
  expect(fetchSpy).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText("0 found")).toBeVisible();
});

test.each([
  ["three times at most", "3", 3],
  ["once, where it wants a long wait", "600", 1],
  ["once, where it names no wait", "", 1],
])("a busy server is asked %s", async (_, seconds, times) => {
  expectConsoleErrors(/GET \/saved\/work failed/);
  vi.useFakeTimers();
  const fetchSpy = answers(...Array.from({ length: 4 }, () => busy(seconds)));
  render(<Kept />);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.getByRole("alert")).toHaveTextContent("Not loaded.");
  expect(fetchSpy).toHaveBeenCalledTimes(times);
});

test("a busy server is not asked again by a call that may change something", async () => {
  expectConsoleErrors(/closest_character failed/);
  const fetchSpy = answers(busy());
  const { result } = renderHook(() => useAnswer(KEY, black));
  await waitFor(() => expect(result.current).toMatchObject({ state: "failed" }));
  expect(fetchSpy).toHaveBeenCalledOnce();
});

test("what a press does is done once at a time, and its failure is kept until the next", async () => {
  const { result } = renderHook(() => useAction());
  const work = Promise.withResolvers<void>();
  const other = vi.fn();
  let done: Promise<boolean[]>;
  act(() => {
    done = Promise.all([result.current.run(() => work.promise), result.current.run(other)]);
  });
  expect(result.current.isRunning).toBe(true);
  await act(async () => work.reject(new Error("no")));
  expect(await done!).toEqual([false, false]);
  expect(result.current).toMatchObject({ isRunning: false, failure: new Error("no") });
  await act(() => result.current.run(other));
  expect(result.current).toMatchObject({ isRunning: false, failure: null });
  expect(other).toHaveBeenCalledOnce();
});
