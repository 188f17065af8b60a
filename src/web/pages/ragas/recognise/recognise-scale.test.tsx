import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { RecogniseScale } from "./recognise-scale.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a page without https says why there is no microphone", async () => {
  vi.stubGlobal("isSecureContext", false);
  const user = userEvent.setup();
  render(<RecogniseScale />);
  await user.click(screen.getByRole("button", { name: "Listen" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("only to pages opened with https");
  expect(screen.getByRole("button", { name: "Listen" })).toBeVisible();
});

test("Stop ends the wait for the microphone, which is released if it comes yet", async () => {
  const stop = vi.fn<() => void>();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: () => promise } });
  const user = userEvent.setup();
  render(<RecogniseScale />);
  await user.click(screen.getByRole("button", { name: "Listen" }));
  expect(screen.getByRole("status")).toHaveTextContent("Waiting for the microphone.");
  await user.click(screen.getByRole("button", { name: "Stop" }));
  resolve({ getTracks: () => [{ stop }] });
  await waitFor(() => expect(stop).toHaveBeenCalledOnce());
  expect(screen.getByRole("button", { name: "Listen" })).toBeVisible();
});

async function choose(file: File) {
  const user = userEvent.setup();
  render(<RecogniseScale />);
  await user.click(screen.getByRole("radio", { name: "Audio file" }));
  await user.upload(screen.getByLabelText("Audio file", { selector: "[type=file]" }), file);
}

const soundFile = () => new File(["sound"], "concert.wav", { type: "audio/wav" });

test("a file too large is refused before it is read", async () => {
  await choose(Object.defineProperty(soundFile(), "size", { value: 21e6 }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The file is larger than 20 MB.");
});

test("a file that was moved is told, and another can be chosen", async () => {
  const moved = new DOMException("The file could not be read.", "NotReadableError");
  await choose(Object.assign(soundFile(), { arrayBuffer: () => Promise.reject(moved) }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The file could not be read. Choose it again.",
  );
  expect(screen.getByRole("button", { name: "Choose a file" })).toBeVisible();
});

test("a file with an empty sound is told to have none", async () => {
  // jsdom has no audio; browsers refuse to render nothing.
  vi.stubGlobal(
    "OfflineAudioContext",
    class {
      constructor(_channels: number, length: number) {
        if (length === 0) throw new DOMException("0 frames", "NotSupportedError");
      }
      decodeAudioData = async () => ({ length: 0 });
    },
  );
  await choose(Object.assign(soundFile(), { arrayBuffer: async () => new ArrayBuffer(0) }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The browser finds no sound in this");
  expect(screen.getByRole("button", { name: "Choose a file" })).toBeVisible();
});
