import Papa from "papaparse";
import { groupedText } from "#domain/exact/digit-grouping.ts";
import { CALCULATORS, type Definition } from "#domain/ganita/ganita.ts";
import { CONSONANTS, VOWELS } from "#domain/letters/letters.ts";
import { isMisprint, KNOWN_WORDS } from "#domain/numeration/known-words.ts";
import { METRE_EXAMPLES } from "#domain/prosody/metre-examples.data.ts";
import { FIXED_METRES } from "#domain/prosody/metres.ts";
import { JANYAS } from "#domain/raga/janya.ts";
import { OTHER_NAMES } from "#domain/raga/other-names.ts";
import { RAGAS } from "#domain/raga/raga.ts";
import { STHANAS } from "#domain/sound/articulation.data.ts";
import { articulationOf } from "#domain/sound/articulation.ts";
import districtNames from "../../../data/india-district-names.csv?raw";
import districts from "../../../data/india-districts.csv?raw";
import countries from "../../../data/world-countries.csv?raw";
import countryNames from "../../../data/world-country-names.csv?raw";
import type { SitePath } from "../site-pages.ts";
import { type Entry, keysOf } from "./find.ts";

// The build writes these into a file that browsers load at the first key.

/** The pages but those of the ragas, by name. */
const PAGES: Readonly<Record<Exclude<SitePath, `/ragas/${number}`>, string>> = {
  "/": "Home",
  "/numbers": "Numbers",
  "/words": "Words",
  "/words/verse": "A verse, weighed",
  "/pictures": "Pictures",
  "/pictures/leaf": "A leaf of a word",
  "/maps": "Maps",
  "/stnc/hero": "Infinite to Finite",
  "/stnc/sound": "Sound",
  "/stnc/numbers": "Numbers, everyday and large",
  "/stnc/colours": "Colours",
  "/ragas": "72 Melakarta ragas",
  "/ragas/janya": "Janya ragas",
  "/cirus": "CIRUS, Cyber Intelligence and Risk Unified System",
  "/cirus/method": "Method of CIRUS",
  "/cirus/releases": "Releases of CIRUS",
  "/api/v1/docs": "API",
  "/accessibility": "Accessibility",
  "/login": "Login",
  "/private": "Projects",
  "/private/account": "Account",
  "/private/aryabhatta": "Script to Number",
  "/private/aryabhattacm": "Character-number mapping",
  "/private/aryabhattasm": "Scale Mapper",
  "/private/ganita": "Sutra calculators",
};

const forMembers = (to: string) => (to.startsWith("/private") ? "for members" : "");

const pages = Object.entries(PAGES).map(([to, name]) => ({
  kind: "Page",
  name,
  note: forMembers(to),
  to,
  keys: keysOf([name, ...name.split(/[, ]+/).filter((word) => word.length > 3)]),
}));

const ragas = RAGAS.map(({ number, name, devanagari, aliases, iast }) => {
  const others = OTHER_NAMES.filter((other) => other.number === number).flatMap(
    ({ names }) => names,
  );
  return {
    kind: "Raga",
    name,
    note: [`melakarta ${number}`, ...aliases, ...others].join(", "),
    to: `/ragas/${number}`,
    keys: keysOf([name, devanagari, iast, ...aliases, ...others, `${number}`]),
  };
});

const janyas = JANYAS.map(({ name, aliases, mela }) => ({
  kind: "Janya raga",
  name,
  note: `of melakarta ${mela}`,
  to: `/ragas/janya?${new URLSearchParams({ q: name })}`,
  keys: keysOf([name, ...aliases]),
}));

const letters = [...VOWELS, ...CONSONANTS].map((letter) => {
  const { latin, devanagari, kannada, telugu } = letter;
  const isVowel = "exponent" in letter;
  const { sthana } = articulationOf(latin)!;
  const names = [latin, ...(isVowel ? [] : [`${latin}a`]), devanagari, kannada, telugu];
  return {
    kind: isVowel ? "Vowel" : "Consonant",
    name: `${devanagari} ${latin}`,
    note: `${STHANAS[sthana].english}; ${isVowel ? `counts × 10^${letter.exponent}` : `counts ${letter.value}`}`,
    to: `/stnc/sound#${isVowel ? "svaras" : "vyanjanas"}`,
    keys: keysOf(names.filter((name) => name !== null)),
  };
});

const sutras = CALCULATORS.map(({ path, name, devanagari, iast, meaning }: Definition) => ({
  kind: "Sutra",
  name,
  note: `“${meaning}”, a calculator for members`,
  to: `/private/ganita/${path}`,
  keys: keysOf([name, devanagari, iast, ...name.split(" ")]),
}));

const metres = METRE_EXAMPLES.map(([metre, verse, work]) => {
  const known = FIXED_METRES.find(({ name }) => name === metre);
  return {
    kind: "Metre",
    name: metre,
    note: work === "" ? "a verse in it, weighed" : `a verse in it, weighed: ${work}`,
    to: `/words/verse?${new URLSearchParams({ verse })}`,
    keys: keysOf([metre, ...(known?.otherNames ?? [])]),
  };
});

const words = KNOWN_WORDS.filter((word) => !isMisprint(word)).map((word) => ({
  kind: "Word",
  name: `${word.devanagari} ${word.latin}`,
  note: `${groupedText(`${word.value}`, "western")}: ${word.meaning}`,
  to: `/?${new URLSearchParams({ word: word.devanagari })}`,
  keys: keysOf([word.devanagari, word.latin, `${word.value}`]),
}));

const rowsOf = (csv: string) =>
  Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;

function placesOf(
  csv: string,
  names: string,
  id: string,
  name: string,
  place: (
    row: Record<string, string>,
  ) => Pick<Entry, "note" | "to"> & { readonly also: readonly string[] },
): Entry[] {
  const namesById = Map.groupBy(rowsOf(names), (row) => row[id]!);
  return rowsOf(csv).map((row) => {
    const { note, to, also } = place(row);
    const others = (namesById.get(row[id]!) ?? []).map((other) => other.name!);
    const all = [row[name]!, ...also, ...others];
    return { kind: "Place", name: row[name]!, note, to, keys: keysOf(all, true) };
  });
}

const places = [
  ...placesOf(districts, districtNames, "id", "district", ({ id, state, headquarters }) => ({
    note: `district of ${state}`,
    to: `/cirus?${new URLSearchParams({ about: id! })}`,
    also: [headquarters!],
  })),
  ...placesOf(countries, countryNames, "iso2", "country", ({ iso2, continent }) => ({
    note: `country, ${continent}`,
    to: `/cirus?${new URLSearchParams({ view: "world", about: iso2! })}`,
    also: [],
  })),
];

/** All that the search of the site finds; of equal names what stands first here comes first. */
export const ENTRIES: readonly Entry[] = onceEach([
  ...pages,
  ...ragas,
  ...letters,
  ...words,
  ...sutras,
  ...metres,
  ...janyas,
  ...places,
]);

// A word that counts the same thing in two verses is one thing to find.
function onceEach(entries: readonly Entry[]): Entry[] {
  return [...Map.groupBy(entries, ({ to, name }) => `${to} ${name}`).values()].map(
    ([first]) => first!,
  );
}
