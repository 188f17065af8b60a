import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useVoice } from "./voice.ts";

// Journeys hear it; jsdom has no loudspeaker.
test.each([
  ["q?", /does not know every letter/],
  ["ka", /plays no sound here/],
])("says why %s is not heard", async (text, reason) => {
  const { result } = renderHook(() => useVoice());
  await act(() => result.current.hear(text));
  expect(result.current).toMatchObject({ sounding: null, problem: expect.stringMatching(reason) });
});
