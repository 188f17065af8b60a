import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const SOUND = { title: "Sound", description: "Where letters are made.", path: "/stnc/sound" };

test("names the canonical address in full where the site's origin is known", () => {
  const { canonical, title } = pageMeta(SOUND, "https://example.org");
  expect([canonical, title]).toEqual(["https://example.org/stnc/sound", "Sound. Shabda Gyan"]);
});

test("names none where it is not", () => {
  expect(pageMeta(SOUND, "").canonical).toBeNull();
});
