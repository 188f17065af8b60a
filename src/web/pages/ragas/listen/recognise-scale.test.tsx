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

test("a file too large is refused before it is read", async () => {
  const user = userEvent.setup();
  render(<RecogniseScale />);
  await user.click(screen.getByRole("radio", { name: "Audio file" }));
  const file = new File(["sound"], "concert.wav", { type: "audio/wav" });
  Object.defineProperty(file, "size", { value: 21e6 });
  await user.upload(screen.getByLabelText("Audio file", { selector: "[type=file]" }), file);
  expect(await screen.findByRole("alert")).toHaveTextContent("The file is larger than 20 MB.");
});
