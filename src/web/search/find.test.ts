import { expect, test } from "vitest";
import { ENTRIES } from "./entries.ts";
import { find } from "./find.ts";

const first = (text: string) => {
  const [found] = find(ENTRIES, text);
  return found && `${found.kind}: ${found.name}`;
};

test.each([
  ["Dheerasankarabharanam", "Raga: Dheerasankarabharanam"],
  ["धीरशङ्कराभरणम्", "Raga: Dheerasankarabharanam"],
  ["ಧೀರಶಂಕರಾಭರಣ", "Raga: Dheerasankarabharanam"],
  ["29", "Raga: Dheerasankarabharanam"],
  ["Bilawal", "Raga: Dheerasankarabharanam"],
  ["kha", "Consonant: ख kh"],
  ["ఖ", "Consonant: ख kh"],
  ["khyughri", "Word: ख्युघृ khyughṛ"],
  ["4320000", "Word: ख्युघृ khyughṛ"],
  ["nikhilam", "Sutra: Nikhilam navatashcaramam dashatah"],
  ["निखिलम्", "Sutra: Nikhilam navatashcaramam dashatah"],
  ["Mandakranta", "Metre: mandākrāntā"],
  ["Kolkatta", "Place: Kolkata"],
  ["ಕೋಲ್ಕತ್ತಾ", "Place: Kolkata"],
  ["भारत", "Place: India"],
  ["accessib", "Page: Accessibility"],
  ["method", "Page: Method of CIRUS"],
])("%s is found: %s", (text, name) => {
  expect(first(text)).toBe(name);
});

test.each(["", "  ", "?!", "zzzzqq", "கோயம்புத்தூர்"])("for %j nothing is found", (text) => {
  expect(find(ENTRIES, text)).toEqual([]);
});

test("each thing is there once, with a kind, a place and keys", () => {
  expect(new Set(ENTRIES.map(({ to, name }) => `${to} ${name}`)).size).toBe(ENTRIES.length);
  for (const { kind, to, keys } of ENTRIES) {
    expect(kind).not.toBe("");
    expect(to).toMatch(/^\//);
    expect(keys.length).toBeGreaterThan(0);
  }
});
