import { describe, expect, test } from "vitest";
import { JANYAS } from "./janya.ts";
import { isJanyaName, searchJanyas } from "./janya-search.ts";

describe("searchJanyas", () => {
  test.each([
    ["hamsadhvani", "Hamsadhwani"],
    ["Haṃsadhvani", "Hamsadhwani"],
    ["हंसध्वनि", "Hamsadhwani"],
    ["ಹಂಸಧ್ವನಿ", "Hamsadhwani"],
    ["హంసధ్వని", "Hamsadhwani"],
    ["बिलहरि", "Bilahari"],
    ["ಮೋಹನ", "Mohanam"],
    ["హిందోళం", "Hindolam"],
    ["Kedaragaula", "Kedaragowla"],
    ["bauli", "Bowli"],
    ["amruthavarshini", "Amritavarshini"],
    ["Kaambhoji", "Kambhoji"],
    ["shree", "Sri"],
    ["nattai", "Nata"],
    ["anandha bhairavi", "Anandabhairavi"],
  ])("finds %s as %s", (typed, name) => {
    expect(searchJanyas(typed)[0]?.name).toBe(name);
  });

  test.each([
    ["Senchurutti", "Chenjurutti"],
    ["Sindhubhairavi", "Sindhubhairavi"],
    ["Dvijavanti", "Dwijavanthi"],
    ["Brindavani", "Brindavani"],
    ["Janasammohini", "Janasammohini"],
    ["Darbar", "Darbar"],
    ["दर्बार", "Darbar"],
    ["Nilambari", "Neelambari"],
  ])("finds %s, sung every day, as %s", (typed, name) => {
    expect(searchJanyas(typed)[0]?.name).toBe(name);
    expect(isJanyaName(typed)).toBe(true);
  });

  test("knows what is no name of a janya, though others are like it", () => {
    expect(searchJanyas("indolam").map(({ name }) => name)).toContain("Hindolam");
    expect(isJanyaName("indolam")).toBe(false);
    expect(isJanyaName("Bilahori")).toBe(false);
  });

  test("finds by svaras, those with the fewest others first", () => {
    expect(searchJanyas("S R2 G3 P D2")[0]?.name).toBe("Mohanam");
    expect(searchJanyas("s g2 m1 d1 n2 s")[0]?.name).toBe("Hindolam");
    for (const { arohana, avarohana } of searchJanyas("R2 N1")) {
      expect([...arohana, ...avarohana]).toEqual(expect.arrayContaining(["R2", "N1"]));
    }
  });

  test("finds each by its own names, and all without any", () => {
    for (const { name, aliases, slug } of JANYAS) {
      for (const own of [name, ...aliases]) expect(searchJanyas(own)[0]?.slug, own).toBe(slug);
    }
    expect(searchJanyas(" ")).toBe(JANYAS);
    expect(searchJanyas("?")).toEqual([]);
  });
});
