import { colourOf } from "#domain/colour/letter-colours.ts";
import { CONSONANTS, VOWELS } from "#domain/numeration/letters.data.ts";
import type { Script } from "#domain/numeration/script.ts";
import { SIGNS } from "#domain/numeration/signs.data.ts";
import { type MainSthana, STHANAS } from "#domain/sound/articulation.data.ts";
import { type Articulation, articulationOf } from "#domain/sound/articulation.ts";

/** A letter as the sound page's tables show it. */
export interface PlaceLetter {
  readonly latin: string;
  /** As it is taught: a consonant with its a, a sign after an a. */
  readonly forms: Readonly<Record<Script, string>>;
  readonly articulation: Articulation;
  /** How it is made, in words; includes both places if it is made at two. */
  readonly effort: string;
  readonly hex: string;
}

const A = VOWELS[0]!;

const svaras = VOWELS.map(({ latin, devanagari, kannada, telugu }) =>
  placeLetter(latin, { devanagari, latin, kannada, telugu }),
);

const vyanjanas = CONSONANTS.flatMap(({ latin, devanagari, kannada, telugu }) =>
  // The members' tables show letters that one of the scripts lacks.
  kannada === null || telugu === null
    ? []
    : [placeLetter(latin, { devanagari, latin: `${latin}a`, kannada, telugu })],
);

/** The vowels made at a place: its own, then those it shares with another place. */
export function svarasOf(place: MainSthana): readonly PlaceLetter[] {
  return ofPlace(svaras, place);
}

/** The consonants made at a place, in the same order. */
export function vyanjanasOf(place: MainSthana): readonly PlaceLetter[] {
  return ofPlace(vyanjanas, place);
}

/** Anusvara and visarga, which follow a vowel. */
export const anusvaraAndVisarga: readonly PlaceLetter[] = SIGNS.slice(0, 2).map((sign) => ({
  ...placeLetter(sign.latin, {
    devanagari: `${A.devanagari}${sign.devanagari}`,
    latin: `${A.latin}${sign.latin}`,
    kannada: `${A.kannada}${sign.kannada}`,
    telugu: `${A.telugu}${sign.telugu}`,
  }),
  effort: `${sign.name}, ${sign.latin === "ṃ" ? "through the nose" : "a breath"}`,
}));

function ofPlace(letters: readonly PlaceLetter[], place: MainSthana): readonly PlaceLetter[] {
  const made = letters.filter(({ articulation }) =>
    STHANAS[articulation.sthana].parts.includes(place),
  );
  const own = made.filter(({ articulation }) => articulation.sthana === place);
  return [...own, ...made.filter((letter) => !own.includes(letter))];
}

function placeLetter(latin: string, forms: PlaceLetter["forms"]): PlaceLetter {
  const articulation = articulationOf(latin)!;
  return {
    latin,
    forms,
    articulation,
    effort: effortOf(articulation),
    hex: colourOf(latin)!.hex,
  };
}

function effortOf({ sthana, manner, voiced, aspirated, nasal, length }: Articulation): string {
  const { english, parts } = STHANAS[sthana];
  const voice = voiced ? "voiced" : "voiceless";
  const words =
    manner === "stop"
      ? [nasal ? "nasal" : voice, aspirated && "aspirated"]
      : [length ?? manner, manner === "aspirate" && voice];
  return [...words, parts.length > 1 && english.toLowerCase()].filter(Boolean).join(", ");
}
