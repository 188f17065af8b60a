import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sungFrames } from "#domain/raga/sung-frames.fixture.ts";
import type { Svara } from "#domain/raga/svara.ts";
import { svaraHz } from "#domain/raga/tuning.ts";
import { answerTo } from "./answer.ts";
import { HearingStatus } from "./hearing-status.tsx";
import { candidateInWords, ScaleAnswer } from "./scale-answer.tsx";

const SA = 196;

function answerToSung(...svaras: Svara[]) {
  const hz = [...svaras, ...svaras.toReversed()].map((svara) => svaraHz(svara, SA, "just"));
  const answer = answerTo(sungFrames(hz, 0.5), SA);
  if (answer.kind !== "scale") throw new Error(answer.kind);
  const idle = { activity: "idle", pitch: null, saHz: SA, weights: [], problem: null } as const;
  render(<HearingStatus hearing={{ ...idle, answer }} source="file" knownSaHz={SA} />);
  render(<ScaleAnswer {...answer} />);
}

test.each([
  ["nothing", [], 196, "Nothing was heard. Sing or play closer to the microphone."],
  [
    "two svaras",
    sungFrames([SA, SA * 1.5, SA], 0.4),
    SA,
    "2 of 7 svaras were heard. Sing the whole scale, up and down.",
  ],
  ["no Sa", sungFrames([SA, SA * 1.5, SA], 0.4), null, "Sa was not heard. Hold Sa alone"],
] as const)("%s is not enough, and the status says what to do", (_, frames, saHz, advice) => {
  const answer = answerTo(frames, saHz);
  const idle = { activity: "idle", pitch: null, saHz, weights: [], problem: null } as const;
  render(<HearingStatus hearing={{ ...idle, answer }} source="file" knownSaHz={saHz} />);
  expect(screen.getByRole("status")).toHaveTextContent("Not enough to name a scale.");
  expect(screen.getByRole("status")).toHaveTextContent(advice);
});

// D2 is also N1, so three scales of each half: 25, 28, 29, and 61, 64, 65.
test("the five svaras of Mohanam name no scale, but lead to it", () => {
  answerToSung("S", "R2", "G3", "P", "D2");
  expect(screen.getByRole("status")).toHaveTextContent(
    "5 of 7 svaras were heard, and 6 scales have them.",
  );
  expect(screen.getByRole("link", { name: "janya ragas with S R2 G3 P D2" })).toHaveAttribute(
    "href",
    "/ragas/janya?q=S+R2+G3+P+D2",
  );
});

test("seven svaras name their scale", () => {
  answerToSung("S", "R2", "G3", "M1", "P", "D2", "N3");
  expect(screen.getByRole("status")).toHaveTextContent("29 Dheerasankarabharanam fits best.");
  expect(screen.queryByRole("link", { name: /janya/ })).not.toBeInTheDocument();
});

const SEVEN = ["S", "R2", "G3", "M1", "P", "D2", "N3"] as const;

test.each([
  [{ number: 29, heard: SEVEN, unheard: [], foreign: [] }, "All seven svaras heard."],
  [
    { number: 29, heard: ["S", "R2"], unheard: ["G3"], foreign: [6] },
    "Heard: S R2. Not heard: G3. Against it: M2 was heard, which is not in this scale.",
  ],
  [
    { number: 29, heard: ["S", "P"], unheard: ["R2", "G3"], foreign: [] },
    "Heard: S P. Not heard: R2 G3. Nothing was heard against it.",
  ],
  [
    { number: 29, heard: SEVEN, unheard: [], foreign: [3, 6, 10] },
    "All seven svaras heard. Against it: R3 or G2, M2, and D3 or N2 were heard, which are not in this scale.",
  ],
] as const)("%j", (candidate, words) => {
  expect(candidateInWords(candidate)).toBe(words);
});
