import { describe, expect, test } from "vitest";
import { CONSONANTS, VOWELS } from "../../letters/letters.ts";
import { spell } from "../../letters/spell.ts";
import { SCHEME_ROWS } from "../../letters/tables/latin.data.ts";
import { KNOWN_WORDS } from "../known-words.ts";
import { readText } from "../read-text.ts";
import type { ReadingRules } from "../reading.ts";

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

  test.each([
    ["shakti gītā", "mixed"],
    ["ṛiṣi", "mixed"],
    ["r̥iṣi", "mixed"],
    ["pahāṛī", "iast"],
    ["icchā", "iast"],
    ["ichchhā", "mixed"],
    ["lakṣmī s:ha ś:ha", "iast"],
  ])("of %s is %s", (text, scheme) => {
    expect(read(text).used).toBe(scheme);
    expect(read(text.normalize("NFD")).used).toBe(scheme);
  });

  test("is decided by the whole text: ch is c where a sign of mixed spelling stands elsewhere", () => {
    expect(read("chārya").latin).toBe("chārya");
    expect(read("chārya śhiva").latin).toBe("cārya śiva");
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
    ["chhaya gachchhati gacchati", "chaya gacchati gacchati"],
    ["uchcharana sachchit", "uccarana saccit"],
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

describe("diacritics beside sh, ch and ri", () => {
  test.each([
    ["Parīkshit", "parīkṣit"],
    ["vaiśhya kṣhatriya śhūdra", "vaiśya kṣatriya śūdra"],
    ["niśhchayaḥ uchchhiṣhṭa", "niścayaḥ ucchiṣṭa"],
    ["Jyeshṭha Dhṛishṭadyumna", "jyeṣṭha dhṛṣṭadyumna"],
    ["Ashtāvakra Vasishthā", "aṣṭāvakra vasiṣṭhā"],
    ["pitṛīn r̥ishi", "pitṝn ṛśi"],
    ["ĀCHĀRYA ŚHIVA", "ācārya śiva"],
    ["icchā Lakshmī", "icchā lakṣmī"],
  ])("%s is read as %s", (text, latin) => {
    expect(read(text).latin).toBe(latin);
    expect(read(text.normalize("NFD")).latin).toBe(latin);
  });

  const mixed = (word: string, sh: "sh" | "h") =>
    word
      .replaceAll("ch", "C")
      .replaceAll("c", "ch")
      .replaceAll("C", "chh")
      .replaceAll(/(?<![aāiīuūeo])ṛ/g, "ṛi")
      .replaceAll("ś", sh === "h" ? "śh" : "sh")
      .replaceAll("ṣ", sh === "h" ? "ṣh" : "ṣ");

  test.each(["sh", "h"] as const)("any word spelled so has the value of its IAST: %s", (sh) => {
    for (const { latin, value } of KNOWN_WORDS) {
      expect(read(mixed(`${latin} śā`, sh)).total, latin).toBe(value + 70n);
    }
  });
});

describe("SLP1", () => {
  test.each([
    ["kfzRa vizRu", "kṛṣṇa viṣṇu"],
    ["vAgarTAviva saMpfktO", "vāgarthāviva saṃpṛktau"],
    ["maDukEwaBAreH", "madhukaiṭabhāreḥ"],
    ["jYAna Sakti aNga Jaza CAyA", "jñāna śakti aṅga jhaṣa chāyā"],
    ["bahirhfdaya vAkhari", "bahirhṛdaya vāk:hari"],
    ["kxpta pitFn gavA~", "kḷpta pitṝn gavām̐"],
    ["pra:ugam praugam", "pra:ugam pra:ugam"],
    ["so'ham", "so'ham"],
    ["khyuGf Kyug:hf", "k:hyughṛ khyug:hṛ"],
  ])("%s is read as %s", (text, latin) => {
    expect(read(text, "slp1").latin).toBe(latin);
  });
});

describe("Velthuis", () => {
  test.each([
    [".r.sayaH k.r.s.na", "ṛṣayaḥ kṛṣṇa"],
    ["pA.n.davaa.h", "pāṇḍavāḥ"],
    ['"siva ga"ngaa j~naana', "śiva gaṅgā jñāna"],
    [".tha .dha sa.msk.rta", "ṭha ḍha saṃskṛta"],
    ["so.aham .o namo ga~m", "so'ham oṃ namo gam̐"],
    ["k.lpta pit.rrn", "kḷpta pitṝn"],
  ])("%s is read as %s", (text, latin) => {
    expect(read(text, "velthuis").latin).toBe(latin);
  });
});

describe("each scheme reads what is written in it", () => {
  const LETTERS = CONSONANTS.filter(({ extension }) => !extension).map(({ latin }) => latin);
  const PLACES = VOWELS.filter(({ extension }) => !extension).map(({ latin }) => latin);

  test.each(["hk", "itrans", "slp1", "velthuis"] as const)("%s", (scheme) => {
    const written = new Map(
      SCHEME_ROWS[scheme]
        .filter(([, , guess]) => guess === undefined)
        .map(([spelling, id]) => [id, spelling] as const)
        .toReversed(),
    );
    const write = (id: string) => (read(id, scheme).latin === id ? id : (written.get(id) ?? id));
    const spelled = new Map([...LETTERS, ...PLACES].map((id) => [id, write(id)]));
    LETTERS.forEach((first, at) => {
      // The ld of ITRANS is ळ.
      const next = LETTERS.filter((letter) => letter !== "h" && !/^ldh?$/.test(first + letter));
      next.forEach((second, after) => {
        const ids = [first, second, PLACES[(at + after) % PLACES.length]!, "t", "ā"];
        const text = ids.map((id) => spelled.get(id)).join("");
        expect(read(text, scheme).latin, text).toBe(spell(ids, "latin"));
      });
    });
  });
});

describe("a colon", () => {
  test.each([
    ["du:kha", "duḥkha"],
    ["nama: śivāya", "namaḥ śivāya"],
    ["rāmaḥ: a:i vāg:hari", "rāmaḥ a:i vāg:hari"],
    ["rāma:- 1:2", "rāma- 12"],
    ["जगत: दु:ख गुरु:।", "jagataḥ duḥkha guruḥ।"],
    ["राम:- रामः: वाक्: १:२", "rāma- rāmaḥ vāk १२"],
    ["ದುಃಖ ದು:ಖ", "duḥkha duḥkha"],
    ["దు:ఖ", "duḥkha"],
  ])("of %s is read as in %s", (text, latin) => {
    expect(read(text).latin).toBe(latin);
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

describe("letters that Devanagari writes with a dot below", () => {
  test.each([
    ["k͟halīfā ḵẖāna", "khalīphā khāna"],
    ["K̲hān", "khān"],
    ["ḵhān", "khān"],
    ["ġazala", "gajala"],
    ["g͟hażī", "gajī"],
    ["ẏāda", "yāda"],
  ])("%s is read as %s", (text, latin) => {
    expect(read(text).latin).toBe(latin);
    expect(read(text.normalize("NFD")).latin).toBe(latin);
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
