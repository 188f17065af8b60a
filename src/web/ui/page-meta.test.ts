import { expect, test, vi } from "vitest";
import { pageMeta, pictureName } from "./page-meta.ts";

const SOUND = {
  title: "Sound",
  description: "Where each letter is made.",
  path: "/stnc/sound",
  above: [{ to: "/maps", label: "Maps" }],
} as const;

test("names the page for browsers, search engines and those who share it", () => {
  const descriptors = pageMeta(SOUND);
  expect(descriptors).toContainEqual({ title: "Sound. Shabda Gyan" });
  for (const [key, name, content] of [
    ["name", "description", SOUND.description],
    ["property", "og:title", "Sound"],
    ["property", "og:description", SOUND.description],
  ]) {
    expect(descriptors).toContainEqual({ [key!]: name, content });
  }
});

test("gives whole addresses where the build knows the origin", () => {
  vi.stubEnv("VITE_SITE_URL", "https://shabda.example");
  const descriptors = pageMeta(SOUND);
  vi.unstubAllEnvs();
  const address = "https://shabda.example/stnc/sound";
  expect(descriptors).toContainEqual({ tagName: "link", rel: "canonical", href: address });
  expect(descriptors).toContainEqual({ property: "og:url", content: address });
  expect(breadcrumbOf(descriptors)).toEqual([
    "Maps https://shabda.example/maps",
    `Sound ${address}`,
  ]);
});

test("without an origin addresses start at the root", () => {
  vi.stubEnv("VITE_SITE_URL", "");
  const descriptors = pageMeta(SOUND);
  vi.unstubAllEnvs();
  expect(descriptors).toContainEqual({ tagName: "link", rel: "canonical", href: "/stnc/sound" });
  expect(descriptors).toContainEqual({
    property: "og:image",
    content: "/social/stnc-sound.png",
  });
  expect(breadcrumbOf(descriptors)).toEqual(["Maps /maps", "Sound /stnc/sound"]);
});

test.each([
  ["/", "home"],
  ["/stnc/sound", "stnc-sound"],
  ["/ragas", "ragas"],
  ["/ragas/15", "ragas"],
  ["/cirus/method", "cirus-method"],
])("%s is shared with the picture %s", (path, name) => {
  expect(pictureName(path)).toBe(name);
});

function breadcrumbOf(descriptors: ReturnType<typeof pageMeta>): string[] {
  const data = descriptors.find((descriptor) => "script:ld+json" in descriptor) as {
    "script:ld+json": { breadcrumb: { itemListElement: { name: string; item: string }[] } };
  };
  return data["script:ld+json"].breadcrumb.itemListElement.map(
    ({ name, item }) => `${name} ${item}`,
  );
}
