import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FailedPlate } from "./failed-plate.tsx";
import type { Retry } from "./retry-button.tsx";
import { useLoaded } from "./use-loaded.ts";

function press(retry: Retry) {
  if (retry !== "reload") retry();
}

test("a part is fetched once it is wanted, and again when it failed", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("no line"));
  load.mockResolvedValue("part");
  const { result, rerender } = renderHook(({ isWanted }) => useLoaded(load, isWanted), {
    initialProps: { isWanted: false },
  });
  expect(result.current.state).toBe("idle");
  expect(load).not.toHaveBeenCalled();

  rerender({ isWanted: true });
  expect(result.current.state).toBe("awaited");
  await waitFor(() => expect(result.current.state).toBe("failed"));
  act(() => press(result.current.retry));
  await waitFor(() => expect(result.current).toMatchObject({ state: "answered", value: "part" }));
  act(() => press(result.current.retry));
  expect(load).toHaveBeenCalledTimes(2);
});

test("where another try fails too, the next one loads the page again", async () => {
  const load = vi.fn().mockRejectedValue(new Error("no such file"));
  const { result, rerender } = renderHook(() => useLoaded(load, true));
  await waitFor(() => expect(result.current.state).toBe("failed"));
  expect(result.current.retry).not.toBe("reload");
  act(() => press(result.current.retry));
  await waitFor(() => expect(result.current.state).toBe("failed"));
  expect(load).toHaveBeenCalledTimes(2);
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  rerender();
  expect(result.current.retry).not.toBe("reload");
  rerender();
  expect(result.current.retry).toBe("reload");
  render(<FailedPlate retry={result.current.retry}>No.</FailedPlate>);
  expect(screen.getByRole("button")).toHaveTextContent("Load the page again");
});
