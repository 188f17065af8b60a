import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { silentSound } from "../src/web/pages/ragas/recognise/synthetic/sound.ts";
import { expect, test } from "./journey.ts";
import { sungScale, talk, wavOf } from "./wav.ts";

/** Simhendramadhyamam, from a Sa that lies between two keys. */
const sung = () => sungScale(57, 151.7);

// In this browser the microphone hears the voice in a loop.
const microphoneTest = test.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-voice-"));
      const file = path.join(folder, "voice.wav");
      await writeFile(file, sung());
      const args = [
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-audio-capture=${file}`,
      ];
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...args],
      });
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

const recogniser = (page: Page) => page.getByRole("region", { name: "Recognise a scale" });
const status = (page: Page) => recogniser(page).getByRole("status");
const candidates = (page: Page) =>
  page.getByRole("list", { name: "Likeliest scales" }).getByRole("link");

async function open(page: Page, address = "/ragas") {
  await page.goto(address);
  await page.getByRole("button", { name: "Recognise a scale" }).click();
  await expect(page.getByRole("button", { name: "Listen" })).toBeInViewport();
}

async function give(page: Page, buffer: Buffer) {
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await chosen).setFiles({ name: "voice.wav", mimeType: "audio/wav", buffer });
}

test("a recording that opens with Sa is named, with reasons; silence and talk are not enough, and a file without sound is refused", async ({
  page,
}) => {
  const requests: string[] = [];
  await open(page);
  await page.getByRole("radio", { name: "Audio file" }).check();
  page.on("request", (request) => requests.push(request.url()));
  await give(page, sung());
  await expect(status(page)).toHaveText("57 Simhendramadhyamam fits best.");
  await expect(page.getByText("From Sa at 151.7 Hz (D♯, 43 cents below)")).toBeVisible();
  await expect(candidates(page)).toHaveCount(3);
  await expect(candidates(page).first()).toHaveText("57 Simhendramadhyamam");
  await expect(page.getByRole("listitem").filter({ hasText: "57 S" })).toContainText(
    "All seven svaras heard.",
  );
  await expect(page.getByText(/^Sa decides/)).toContainText("15 Mayamalavagowla or 72 Rasikapriya");
  expect(requests).toEqual([]);

  await give(page, wavOf(silentSound(5)));
  await expect(status(page)).toContainText("Not enough to name a scale. Nothing was heard.");
  await page.getByRole("radio", { name: "I choose it" }).check();
  await give(page, talk(10));
  await expect(status(page)).toContainText("Not enough to name a scale.");
  await expect(candidates(page)).toHaveCount(0);
  await give(page, Buffer.from("This is no sound."));
  await expect(page.getByRole("alert")).toContainText("The browser finds no sound in this file.");
});

test("a scale is saved as MIDI and as WAV, and what was saved is recognised, by another Sa as another scale", async ({
  page,
}) => {
  await open(page, "/ragas?hear=57");
  const saved = async (kind: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Save as ${kind}` }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const midi = await saved("MIDI");
  expect(midi.name).toBe("raga-57-simhendramadhyamam.mid");
  expect(midi.bytes.toString("latin1")).toMatch(/^MThd.*MTrk.*57 Simhendramadhyamam/s);
  await expect(page.getByText("57 Simhendramadhyamam is saved.")).toBeVisible();

  const wav = await saved("WAV");
  expect(wav.name).toBe("raga-57-simhendramadhyamam.wav");
  // Sixteen notes of half a second.
  expect(wav.bytes).toHaveLength(44 + 2 * 44_100 * 8);
  await page.getByRole("radio", { name: "Audio file" }).check();
  await give(page, wav.bytes);
  await expect(status(page)).toHaveText("57 Simhendramadhyamam fits best.");
  await expect(page.getByText("From Sa at 261.6 Hz (C)")).toBeVisible();
  await page.getByRole("radio", { name: "I choose it" }).check();
  await page
    .getByRole("combobox", { name: "Sa, in any octave" })
    .selectOption({ label: "5 kattai, G, 392.0 Hz" });
  await expect(candidates(page)).toHaveCount(0);
  await give(page, wav.bytes);
  await expect(candidates(page).first()).toHaveText("15 Mayamalavagowla");
});

microphoneTest(
  "a microphone that is refused says what to do; allowed, it silences the page, is heard until Stop, first for Sa, and released",
  async ({ page, context }) => {
    await context.grantPermissions([]);
    await page.addInitScript(watchMicrophone);
    await open(page, "/ragas?hear=15");
    const listen = page.getByRole("button", { name: "Listen" });
    const alert = page.getByRole("alert");

    await test.step("refused", async () => {
      await listen.click();
      await expect(alert).toContainText("The microphone is not allowed on this page.");
      await expect(listen).toBeVisible();
    });

    await context.grantPermissions(["microphone"]);
    await test.step("the page's own sound is silenced for the microphone", async () => {
      await page.getByRole("checkbox", { name: "Repeat" }).check();
      await page.getByRole("button", { name: "Play" }).click();
      const sounding = page.getByRole("list", { name: /^Swaras of/ }).locator("[aria-current]");
      await expect(sounding).toHaveCount(1);
      await listen.click();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(listen).toBeVisible();
    });

    await test.step("heard until Stop, first for Sa", async () => {
      await listen.click();
      await expect(status(page)).toContainText("Sa is 151.");
      // Wait until all seven have been held; the voice starts again at its end.
      const held = /S, .*R2 or G1, .*R3 or G2, .*M2, .*P, .*D1, .*N3/;
      await expect(recogniser(page).getByRole("img", { name: held })).toBeVisible();
      expect(await openTracks(page)).toBe(1);
      await page.getByRole("button", { name: "Stop" }).click();
      await expect(status(page)).toHaveText("57 Simhendramadhyamam fits best.");
      expect(await openTracks(page)).toBe(0);
    });

    await test.step("released when the page is hidden", async () => {
      await listen.click();
      await expect(status(page)).toContainText("Sa is 151.");
      expect(await openTracks(page)).toBe(1);
      await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      expect(await openTracks(page)).toBe(0);
    });

    await test.step("released when the recogniser is closed", async () => {
      await listen.click();
      await expect(status(page)).toContainText("Sa is 151.");
      expect(await openTracks(page)).toBe(1);
      await page.getByRole("button", { name: "Recognise a scale" }).click();
      await expect.poll(() => openTracks(page)).toBe(0);
    });
  },
);

declare global {
  interface Window {
    tracks?: MediaStreamTrack[];
  }
}

/** Runs in the page: keeps the microphone's tracks. */
function watchMicrophone() {
  const { mediaDevices } = navigator;
  const give = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wish) => {
    const stream = await give(wish);
    window.tracks = [...(window.tracks ?? []), ...stream.getTracks()];
    return stream;
  };
}

function openTracks(page: Page): Promise<number> {
  return page.evaluate(
    () => window.tracks?.filter(({ readyState }) => readyState === "live").length ?? 0,
  );
}
