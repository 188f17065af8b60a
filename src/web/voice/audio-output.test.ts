import { expect, test, vi } from "vitest";
import { wake } from "./audio-output.ts";

test("a touch that came before the page was ready sounds once the finger is lifted", async () => {
  // Chromium leaves the promise of a resume pending that the visitor has not allowed yet.
  const { promise, resolve } = Promise.withResolvers<void>();
  let isAllowed = false;
  const context = {
    state: "suspended",
    resume: vi.fn(() => {
      if (isAllowed) {
        context.state = "running";
        resolve();
      }
      return promise;
    }),
  };
  const woken = wake(context as unknown as AudioContext);
  isAllowed = true;
  dispatchEvent(new Event("pointerup"));
  await woken;
  expect(context.state).toBe("running");

  dispatchEvent(new Event("pointerup"));
  expect(context.resume).toHaveBeenCalledTimes(2);
});
