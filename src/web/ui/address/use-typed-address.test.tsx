import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { openAddress } from "../../testing/shown-address.tsx";
import { ADDRESS_PAUSE_MS } from "./address-pause.ts";
import { useTypedAddress } from "./use-typed-address.ts";

test("after a text that the address leaves out, Back brings the former text", () => {
  vi.useFakeTimers();
  openAddress("/ragas/janya?q=moh");
  const { result } = renderHook(() => useTypedAddress("q", ""));
  const type = (text: string) => {
    act(() => result.current[1](text));
    act(() => vi.advanceTimersByTime(ADDRESS_PAUSE_MS));
  };
  for (const _ of ["once", "again"]) {
    type("");
    expect(location.search).toBe("");
    act(() => openAddress("/ragas/janya?q=moh"));
    expect(result.current[0]).toBe("moh");
    act(() => vi.advanceTimersByTime(ADDRESS_PAUSE_MS));
    expect(location.search).toBe("?q=moh");
  }
  type("");
  type("kal");
  type("");
  expect([result.current[0], location.search]).toEqual(["", ""]);
});

test("a text too long for the address leaves it without the text before", () => {
  vi.useFakeTimers();
  openAddress("/verse?verse=ka&metre=any");
  const { result } = renderHook(() => useTypedAddress("verse", "first"));
  const type = (text: string) => {
    act(() => result.current[1](text));
    act(() => vi.advanceTimersByTime(ADDRESS_PAUSE_MS));
  };
  const text = () => result.current[0];
  expect(text()).toBe("ka");

  type("k".repeat(1001));
  expect(location.search).toBe("?metre=any");
  expect(text()).toBe("k".repeat(1001));

  type("k".repeat(1000));
  expect(location.search).toBe(`?metre=any&verse=${"k".repeat(1000)}`);
  expect(text()).toBe("k".repeat(1000));
});
