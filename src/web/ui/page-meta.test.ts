import { expect, test, vi } from "vitest";
import { pageMeta } from "./page-meta.ts";

const SOUND = { title: "Sound", description: "Where letters are made.", path: "/stnc/sound" };
const canonical = () =>
  pageMeta(SOUND).find((entry) => "rel" in entry && entry.rel === "canonical");

test("names the canonical address in full where the site's origin is known", () => {
  vi.stubEnv("VITE_SITE_URL", "https://example.org");
  expect(canonical()).toMatchObject({ href: "https://example.org/stnc/sound" });
});

test("names none where it is not", () => {
  vi.stubEnv("VITE_SITE_URL", "");
  expect(canonical()).toBeUndefined();
});
