import { describe, expect, test } from "vitest";
import { readText } from "../reading/read-text.ts";
import type { ReadingRules } from "../reading/reading.ts";

const read = (text: string, scheme: ReadingRules["scheme"] = "auto") => {
  const { words, scheme: used, total } = readText(text, "latin", { scheme });
  return { used, total, latin: words.map(({ spellings }) => spellings.latin).join(" ") };
};

describe("the scheme", () => {
  test.each([
    ["khyughṛ", "iast"],
    ["gita", "ascii"],
    ["k m̐", "iast"],
    ["r\u0325", "iast"],
    ["ख्युघृ 7", null],
    ["ख्युघृ ka", "ascii"],
  ])("of %s is %s", (text, scheme) => {
    expect(read(text).used).toBe(scheme);
  });

  test("is decided by the whole text: one diacritic anywhere makes sh two letters", () => {
    expect(read("shakti").total).toBe(70n + 1_700n);
    expect(read("shakti gītā").total).toBe(190n + 1_700n + 316n);
  });

  test("is the chosen one when one is chosen", () => {
    expect(read("shakti", "iast")).toMatchObject({ used: "iast", latin: "s:hakti" });
    expect(read("sūtra", "ascii").used).toBe("ascii");
  });
});

describe("IAST and ISO 15919", () => {
  test.each([
    ["r̥ṣi", "ṛṣi"],
    ["kr̥̄ kl̥ kl̥̄", "kṝ".normalize("NFC").concat(" kḷ kḹ")],
    ["dēva lōka", "deva loka"],
    ["çiva", "śiva"],
    ["ahaṁ", "ahaṃ"],
    ["ḻa l̤a", "ḻa ḻa"],
    ["praüga", "pra:uga"],
  ])("%s is read as %s", (text, latin) => {
    expect(read(text).latin).toBe(latin);
  });

  test.each([
    ["vāghari", 4_064n],
    ["vāg:hari", 4_163n],
    ["k:ha", 101n],
    ["kha", 2n],
    ["a:i", 101n],
    ["ai", 10n ** 12n],
    ["Gītā", 316n],
    ["GĪTĀ", 316n],
    ["KṚṢṆA", 1_000_095n],
    ["ḌHA", 14n],
  ])("%s counts %d", (text, value) => {
    expect(read(text).total).toBe(value);
  });

  test.each([
    ["īḷe", "īḻe"],
    ["laṛkā", "laḍkā"],
    ["paṛhā", "paḍhā"],
    ["kḷpta", "kḷpta"],
    ["ṇḷṣkhṛ", "ṇḷṣkhṛ"],
    ["ṛṣi", "ṛṣi"],
    ["ḷ", "ḷ"],
    ["a:ḷ", "a:ḷ"],
    ["lṛ", "lṛ"],
  ])("dotted letters are consonants after a vowel alone: %s is %s", (text, latin) => {
    expect(read(text).latin).toBe(latin);
    expect(read(text.normalize("NFD")).latin).toBe(latin);
  });

  test("lṛ is l with ṛ, never ḷ", () => {
    expect(read("lṛ").total).toBe(50_000_000n);
    expect(read("ṇlṛ").total).not.toBe(read("ṇḷ").total);
  });
});

describe("plain ASCII", () => {
  test.each([
    ["gita", 316n],
    ["Gita", 316n],
    ["geetaa", 316n],
    ["krishna", 4_190n],
    ["chakra", 48n],
    ["cakra", 47n],
    ["Ram", 40n],
    ["Rama-Krishna", 65n + 4_190n],
    ["RAMA", 65n],
  ])("%s counts %d", (text, value) => {
    expect(read(text).total).toBe(value);
  });

  test.each([
    ["w f q z x", "v ph k j kṣ"],
    ["kaa kii kuu kee koo", "kā kī kū kī kū"],
    ["shanti", "śanti"],
    ["sha s:ha", "śa s:ha"],
  ])("%s is read as %s", (text, latin) => {
    expect(read(text).latin).toBe(latin);
  });

  test("krishna letter by letter is 4310", () => {
    expect(read("krishna", "iast").total).toBe(4_310n);
  });

  test("does not lower a capital inside a word", () => {
    expect(read("kRSNa").total).toBe(1n);
    expect(readText("kRSNa", "latin").words[0]!.letters.map(({ value }) => value)).toEqual([
      1n,
      0n,
      0n,
      0n,
      1n,
    ]);
  });

  test("never reads an unknown letter as something else", () => {
    expect(read("İkhā").latin).toBe("khā");
    expect(read("këßa").total).toBe(1n);
  });
});

describe("Harvard-Kyoto", () => {
  test.each([
    ["kRSNa", "kṛṣṇa"],
    ["viSNu", "viṣṇu"],
    ["GizibuNlRSkhR", "ṅiśibuṇḷṣkhṛ"],
    ["RR lR lRR A I U", "ṝ ḷ ḹ ā ī ū"],
    ["T Th D Dh N J L", "ṭ ṭh ḍ ḍh ṇ ñ ḻ"],
    ["aM aH", "aṃ aḥ"],
    ["ca cha", "ca cha"],
    ["OM namaH", "oṃ namaḥ"],
  ])("%s is read as %s", (text, latin) => {
    expect(read(text, "hk").latin).toBe(latin);
  });
});

describe("ITRANS", () => {
  test.each([
    ["kRRiShNa kR^iShNa kRiShNa", "kṛṣṇa kṛṣṇa kṛṣṇa"],
    ["RRI R^I LLi L^i LLI L^I", "ṝ ṝ ḷ ḷ ḹ ḹ"],
    ["~Ni N^i ~na JNa", "ṅi ṅi ña ña"],
    ["cha Cha chha", "ca cha cha"],
    ["sha Sha shha", "śa ṣa ṣa"],
    ["TaThaDaDhaNa La lda", "ṭaṭhaḍaḍhaṇa ḻa ḻa"],
    ["aM a.m a.n aH a.N ka.a", "aṃ aṃ aṃ aḥ am̐ ka'"],
    ["kaa kii kuu kee koo kA kI kU", "kā kī kū kī kū kā kī kū"],
    ["xa kSha va wa", "kṣa kṣa va va"],
    ["j~nAna GYAna dnyAna", "jñāna jñāna jñāna"],
    ["OM AUM namaH", "oṃ oṃ namaḥ"],
    ["Ca zha k.Da g.Dha", "cha ẕa kḍa gḍha"],
    ["vAk.h", "vāk"],
  ])("%s is read as %s", (text, latin) => {
    expect(read(text, "itrans").latin).toBe(latin);
  });
});

describe("accents of Vedic texts", () => {
  test.each([
    ["agním īḷe puróhitaṃ yajñásya", "agnim īḷe purohitaṃ yajñasya"],
    ["kvà vīryā̀ ṇi ā́pas ṛ́tena r̥̄́ ḗ ṓ áu ǘ", "kva vīryā ṇi āpas ṛtena r̥̄ ē ō au ü"],
    ["ÁGNI", "AGNI"],
    // As the marks below and above the letters of Rigveda 1.1.1 are romanised.
    ["a̱gnimī̍ḷe pu̱rohi̍taṃ ya̱jñasya̍ de̱vamṛ̱tvija̍m", "agnimīḷe purohitaṃ yajñasya devamṛtvijam"],
  ])("%s counts as %s", (accented, plain) => {
    expect(read(accented, "iast")).toEqual(read(plain, "iast"));
    expect(read(accented.normalize("NFD"), "iast")).toEqual(read(plain, "iast"));
  });

  test("an acute on a consonant belongs to the letter", () => {
    expect(read("śiva").total).toBe(read("çiva").total);
    expect(read("śiva".normalize("NFD")).total).toBe(read("çiva").total);
    expect(readText("ćaḱa", "latin").words[0]!.notes.map(({ code }) => code)).toContain(
      "unknown_letter",
    );
  });

  test("are shown, and count nothing", () => {
    const { letters } = readText("agním", "latin").words[0]!;
    expect(letters.map(({ char }) => char).join("")).toBe("agni\u0301m");
    expect(letters.find(({ char }) => char === "\u0301")).toMatchObject({
      type: "sign",
      value: 0n,
      note: "accent mark, dropped",
    });
  });
});
