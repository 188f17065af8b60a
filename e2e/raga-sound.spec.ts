import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { silentSound } from "../bench/recogniser/sound.ts";
import { findChromium } from "../scripts/chromium.ts";
import { test as base, expect } from "./journey.ts";
import { sungScale, talk, wavOf } from "./wav.ts";

/** Simhendramadhyamam, from a Sa that lies between two keys. */
const SUNG = sungScale(57, 151.7);

// In this browser the microphone hears the voice in a loop. The headless shell has no microphone.
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "shabda-gyan-voice-"));
      const file = path.join(folder, "voice.wav");
      await writeFile(file, SUNG);
      const args = [
        "--use-fake-device-for-media-stream",
        `--use-file-for-fake-audio-capture=${file}`,
      ];
      await use({
        ...launchOptions,
        executablePath: await findChromium(),
        args: [...(launchOptions.args ?? []), ...args],
      });
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

const sounding = (page: Page) =>
  page.getByRole("list", { name: /^Svaras of/ }).locator("[aria-current]");

test.describe("hear it", () => {
  test.beforeEach(({ page }) => page.addInitScript(overhearOutput));

  test("a raga is played in place, and one svara turns it into another", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
    await page.goto("/ragas/29", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);

    // The first press loads the script, and still counts.
    const madhyama = page.getByRole("slider", { name: "Madhyama" });
    await expect(madhyama).toHaveAttribute("aria-valuetext", "M1, Shuddha Madhyama");
    await madhyama.press("ArrowRight");
    await expect(page.locator(".svara-changed")).toContainText("M1 becomes M2: 29");
    await madhyama.press("ArrowLeft");
    await expect(page.locator(".svara-changed")).toContainText("M2 becomes M1: 65");
    await expect.poll(() => loudness(page)).toBe(0);
    await page.getByRole("button", { name: "G3 ग३" }).click();
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.01);
    await expect.poll(() => loudness(page)).toBe(0);

    const keys = page.locator(".svara-keys");
    await keys.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await keys.boundingBox())!;
    const key = (await madhyama.boundingBox())!;
    await page.mouse.move(key.x + key.width / 2, key.y + key.height / 2);
    await page.mouse.down();
    // To the black key of prati madhyama.
    await page.mouse.move(x + width * (320 / 640), y + height * (112 / 242), { steps: 5 });
    await page.mouse.up();
    await expect(page.locator(".svara-changed")).toHaveText(
      "M1 becomes M2: 29 Dheerasankarabharanam (Shankarabharanam) turns into 65 Mechakalyani (Kalyani).",
    );
    await expect(page.getByRole("link", { name: "Read about 65 Mechakalyani" })).toBeVisible();
    await madhyama.press("ArrowLeft");

    await page.getByRole("radio", { name: "Arohana", exact: true }).check();
    await page.evaluate(noteWhatIsShown);
    await page.getByRole("button", { name: "Play" }).focus();
    await page.keyboard.press("Enter");

    await expect.poll(() => loudness(page)).toBeGreaterThan(0.01);
    await expect
      .poll(() => page.evaluate(() => window.shown?.join(" ")))
      .toBe("S R2 G3 M1 P D2 N3 S");
    await expect(page.getByRole("button", { name: "Play" })).toBeFocused();
    await expect(sounding(page)).toHaveCount(0);
    await expect.poll(() => loudness(page)).toBe(0);

    // A janya of it.
    await page.getByRole("button", { name: "Hamsadhwani" }).click();
    const bar = page.getByRole("region", { name: "Sounding raga" });
    await expect(bar.getByRole("list", { name: "Arohana", exact: true })).toHaveText(
      "SR2G3PN3S upper",
    );
    await expect(bar.locator("[aria-current]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => loudness(page)).toBe(0);
    await bar.getByRole("button", { name: "Close" }).click();
    await expect(bar).toBeHidden();
  });

  test("Escape stops it, and what was set is kept for the next raga", async ({ page }) => {
    await page.goto("/ragas?hear=15");
    await page.getByRole("combobox", { name: "Tonic, Sa" }).selectOption("6 kattai, A, 440.0 Hz");
    await page.getByRole("radio", { name: "Lower" }).check();
    await page.getByRole("checkbox", { name: "Drone" }).check();
    await page.getByRole("checkbox", { name: "Repeat" }).check();
    await page.getByRole("button", { name: "Play" }).click();
    await expect(sounding(page)).toHaveCount(1);
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.01);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    await expect.poll(() => loudness(page)).toBe(0);

    await page.goto("/ragas?hear=65");
    await expect(page.getByText("Sa at 220.0 Hz")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Drone" })).toBeChecked();
  });

  test("leaving ends the sound and gives the loudspeaker back", async ({ page }) => {
    await page.goto("/ragas?hear=15");
    await page.getByRole("button", { name: "Play" }).click();
    await expect(sounding(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Stop" })).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.overheard?.context.state)).toBe("closed");
  });

  test("a browser without sound says so", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "AudioContext"));
    await page.goto("/ragas?hear=15");
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page.getByRole("alert")).toContainText("This browser plays no sound here.");
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  });
});

test.describe("recognise it", () => {
  const status = (page: Page) =>
    page.getByRole("region", { name: "Recognise it" }).getByRole("status");
  const candidates = (page: Page) =>
    page.getByRole("list", { name: "Likeliest scales" }).getByRole("link");

  async function open(page: Page, address = "/ragas") {
    await page.goto(address);
    await page.getByRole("button", { name: "Recognise it" }).click();
    await expect(page.getByRole("button", { name: "Listen" })).toBeVisible();
  }

  async function give(page: Page, buffer: Buffer) {
    const chosen = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a file" }).click();
    await (await chosen).setFiles({ name: "voice.wav", mimeType: "audio/wav", buffer });
  }

  test("a recording that opens with Sa is named, with reasons", async ({ page }) => {
    const requests: string[] = [];
    await open(page);
    await page.getByRole("radio", { name: "Audio file" }).check();
    page.on("request", (request) => requests.push(request.url()));
    await give(page, SUNG);
    await expect(status(page)).toHaveText("57 Simhendramadhyamam fits best.");
    await expect(page.getByText("From Sa at 151.7 Hz (D♯, 43 cents below)")).toBeVisible();
    await expect(candidates(page)).toHaveCount(3);
    await expect(candidates(page).first()).toHaveText("57 Simhendramadhyamam");
    await expect(page.getByRole("listitem").filter({ hasText: "57 S" })).toContainText(
      "All seven svaras heard.",
    );
    await expect(page.getByText(/^Sa decides/)).toContainText(
      "15 Mayamalavagowla or 72 Rasikapriya",
    );
    expect(requests).toEqual([]);
  });

  test("Sa may be chosen, and then the same notes are another scale", async ({ page }) => {
    await open(page);
    await page.getByRole("radio", { name: "Audio file" }).check();
    await page.getByRole("radio", { name: "I choose it" }).check();
    const sa = page.getByRole("combobox", { name: "Sa, in any octave" });
    await sa.selectOption({ label: "6 kattai, A, 440.0 Hz" });
    const kept = sungScale(29, 220);
    await give(page, kept);
    await expect(candidates(page).first()).toHaveText("29 Dheerasankarabharanam");
    await sa.selectOption({ label: "7 kattai, B, 493.9 Hz" });
    await expect(candidates(page)).toHaveCount(0);
    await give(page, kept);
    await expect(candidates(page).first()).toHaveText("22 Kharaharapriya");
  });

  test("a scale is saved as MIDI and as WAV, and what was saved is recognised", async ({
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
    await page.getByRole("radio", { name: "I choose it" }).check();
    await give(page, wav.bytes);
    await expect(candidates(page).first()).toHaveText("57 Simhendramadhyamam");
  });

  test("silence and talk are not enough, and a file without sound is refused", async ({ page }) => {
    await open(page);
    await page.getByRole("radio", { name: "Audio file" }).check();
    await give(page, wavOf(silentSound(5)));
    await expect(status(page)).toContainText("Not enough to name a scale. Nothing was heard.");
    await page.getByRole("radio", { name: "I choose it" }).check();
    await give(page, talk(10));
    await expect(status(page)).toContainText("Not enough to name a scale.");
    await expect(candidates(page)).toHaveCount(0);
    await give(page, Buffer.from("This is no sound."));
    await expect(page.getByRole("alert")).toContainText("The browser finds no sound in this file.");
  });

  test("the microphone is heard until Stop, first for Sa, and released", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["microphone"]);
    await page.addInitScript(watchMicrophone);
    await open(page);
    await page.getByRole("button", { name: "Listen" }).click();
    await expect(status(page)).toContainText("Sa is 151.");
    // Wait until all seven have been held; the voice starts again at its end.
    await expect(
      page.getByRole("img", { name: /S, .*R2 or G1, .*R3 or G2, .*M2, .*P, .*D1, .*N3/ }),
    ).toBeVisible();
    expect(await openTracks(page)).toBe(1);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(status(page)).toHaveText("57 Simhendramadhyamam fits best.");
    expect(await openTracks(page)).toBe(0);

    await page.getByRole("button", { name: "Listen" }).click();
    await expect(status(page)).toContainText("Sa is 151.");
    expect(await openTracks(page)).toBe(1);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(await openTracks(page)).toBe(0);

    await page.getByRole("button", { name: "Listen" }).click();
    await expect(status(page)).toContainText("Sa is 151.");
    expect(await openTracks(page)).toBe(1);
    await page.getByRole("button", { name: "Recognise it" }).click();
    await expect.poll(() => openTracks(page)).toBe(0);
  });

  test("the page's own sound is silenced for the microphone", async ({ page, context }) => {
    await context.grantPermissions(["microphone"]);
    await open(page, "/ragas?hear=15");
    await page.getByRole("checkbox", { name: "Repeat" }).check();
    await page.getByRole("button", { name: "Play" }).click();
    await expect(sounding(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Listen" }).click();
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Listen" })).toBeVisible();
  });

  test("a microphone that is refused says what to do", async ({ page, context }) => {
    await context.grantPermissions([]);
    await open(page);
    await page.getByRole("button", { name: "Listen" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "The microphone is not allowed on this page.",
    );
    await expect(page.getByRole("button", { name: "Listen" })).toBeVisible();
  });
});

declare global {
  interface Window {
    /** What goes to the loudspeaker. */
    overheard?: AnalyserNode;
    /** The svaras shown as sounding, in order. */
    shown?: (string | undefined)[];
    tracks?: MediaStreamTrack[];
  }
}

/** Runs in the page: taps whatever goes to the loudspeaker. */
function overhearOutput() {
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
  function connectOverheard(this: AudioNode, to: AudioNode) {
    if (to === this.context.destination) {
      // Each player opens an output of its own.
      if (window.overheard?.context !== this.context) {
        window.overheard = new AnalyserNode(this.context);
      }
      connect.call(this, window.overheard);
    }
    return connect.call(this, to);
  }
  AudioNode.prototype.connect = connectOverheard as typeof AudioNode.prototype.connect;
}

/** Runs in the page: notes each svara when it is shown as sounding. */
function noteWhatIsShown() {
  const shown: (string | undefined)[] = [];
  window.shown = shown;
  const observer = new MutationObserver(() => {
    const svara = document.querySelector("[aria-label^='Svaras of'] [aria-current] span");
    if (svara) shown.push(svara.textContent);
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ["aria-current"] });
}

/** The loudest sample of the last moment, 0 to 1; a suspended context is silent. */
function loudness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { overheard } = window;
    if (overheard?.context.state !== "running") return 0;
    const samples = new Float32Array(overheard.fftSize);
    overheard.getFloatTimeDomainData(samples);
    return Math.max(...samples.map(Math.abs));
  });
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
