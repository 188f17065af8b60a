import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ClosestCharacterResponse } from "#contract/aryabhatta-answers.ts";
import { expectConsoleErrors } from "../testing/console-errors.ts";
import { useCall } from "./use-call.ts";

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
  return calls;
}

const use = (request: typeof black | null) =>
  renderHook((asked) => useCall(KEY, asked), { initialProps: request });

test("asks nothing without a request", () => {
  const calls = answering();
  expect(use(null).result.current).toEqual({ state: "idle" });
  expect(calls).toHaveLength(0);
});

test("gives the answer of a request, and calls again only for a new one", async () => {
  const calls = answering();
  const { result, rerender } = use(black);
  expect(result.current).toEqual({ state: "awaited" });
  calls[0]!.resolve(Response.json(letter("क")));
  await waitFor(() => expect(result.current).toEqual({ state: "answered", value: letter("क") }));

  rerender(black);
  expect(calls).toHaveLength(1);
  rerender({ ...black });
  expect(result.current).toEqual({ state: "awaited" });
  expect(calls).toHaveLength(2);
});

test("aborts a request that was replaced, and never shows its answer", async () => {
  const calls = answering();
  const { result, rerender } = use(black);
  rerender(white);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);

  calls[1]!.resolve(Response.json(letter("अ")));
  await waitFor(() => expect(result.current).toEqual({ state: "answered", value: letter("अ") }));
  await act(async () => calls[0]!.resolve(Response.json(letter("क"))));
  expect(result.current).toEqual({ state: "answered", value: letter("अ") });
});

test("tells a failure", async () => {
  expectConsoleErrors(/closest_character failed/);
  const calls = answering();
  const { result } = use(black);
  calls[0]!.reject(new TypeError("Failed to fetch"));
  await waitFor(() => expect(result.current).toMatchObject({ state: "failed" }));
});
