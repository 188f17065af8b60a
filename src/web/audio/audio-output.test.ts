import { afterEach, expect, test, vi } from "vitest";
import { AudioOutput, NoSoundError } from "./audio-output.ts";

/** The contexts a page opens: each sounds once its `resume` is called while it is allowed to. */
function stubContexts(isAllowed: (nth: number) => boolean) {
  const opened: { state: string; resume(): Promise<void>; close(): Promise<void> }[] = [];
  class Context {
    state = "suspended";
    readonly #nth = opened.push(this as never);
    resume = vi.fn(() => {
      // Chromium leaves the promise of a resume pending that it does not allow.
      if (!isAllowed(this.#nth)) return new Promise<void>(() => {});
      this.state = "running";
      return Promise.resolve();
    });
    async suspend() {
      this.state = "suspended";
    }
    async close() {
      this.state = "closed";
    }
  }
  vi.stubGlobal("AudioContext", Context);
  return opened;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a touch that came before the page was ready sounds once the finger is lifted", async () => {
  let isAllowed = false;
  const opened = stubContexts(() => isAllowed);
  const woken = new AudioOutput().wake();
  isAllowed = true;
  dispatchEvent(new Event("pointerup"));
  expect((await woken).state).toBe("running");
  expect(opened).toHaveLength(1);
});

test("sound that never comes back, as after a call, comes from a new context", async () => {
  vi.useFakeTimers();
  let isHeldBack = false;
  const opened = stubContexts((nth) => nth > 1 || !isHeldBack);
  const output = new AudioOutput();
  expect(await output.wake()).toBe(opened[0]);
  output.suspend();
  isHeldBack = true;
  const woken = output.wake();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await woken).toBe(opened[1]);
  expect(opened.map(({ state }) => state)).toEqual(["closed", "running"]);
});

test("a browser that holds the sound back is told, and the next press tries anew", async () => {
  vi.useFakeTimers();
  const opened = stubContexts((nth) => nth > 1);
  const output = new AudioOutput();
  const refused = expect(output.wake()).rejects.toThrow(NoSoundError);
  await vi.advanceTimersByTimeAsync(8000);
  await refused;
  expect(await output.wake()).toBe(opened[1]);
});
