import { inkOn, type SwatchInk } from "#domain/colour/contrast.ts";
import { colourOf } from "#domain/colour/letter-colours.ts";
import { CONSONANTS, type Script, VOWELS } from "#domain/letters/letters.ts";
import { SIGNS } from "#domain/letters/signs.data.ts";
import { type MainSthana, STHANAS } from "#domain/sound/articulation.data.ts";
import { type Articulation, articulationOf } from "#domain/sound/articulation.ts";
import { IPA } from "#domain/sound/ipa.data.ts";

/** A letter as the sound page shows it. */
export interface PlaceLetter {
  readonly latin: string;
  /** As it is taught: a consonant with its a, a sign after an a. */
  readonly forms: Readonly<Record<Script, string>>;
  readonly articulation: Articulation;
  /** How it is made, in words; includes both places if it is made at two. */
  readonly effort: string;
  readonly hex: string;
  readonly ink: SwatchInk;
}

const A = VOWELS[0]!;

/** The vowels in the order of the varnamala. */
export const SVARAS: readonly PlaceLetter[] = VOWELS.map(({ latin, devanagari, kannada, telugu }) =>
  placeLetter(latin, { devanagari, latin, kannada, telugu }),
);

/** The consonants in the same order, then those of the southern scripts. */
export const VYANJANAS: readonly PlaceLetter[] = CONSONANTS.flatMap(
  ({ latin, devanagari, kannada, telugu }) =>
    // The members' tables show letters that one of the scripts lacks.
    kannada === null || telugu === null
      ? []
      : [placeLetter(latin, { devanagari, latin: `${latin}a`, kannada, telugu })],
);

/** Anusvara and visarga, which follow a vowel. */
export const ANUSVARA_AND_VISARGA: readonly PlaceLetter[] = SIGNS.slice(0, 2).map((sign) => ({
  ...placeLetter(sign.latin, {
    devanagari: `${A.devanagari}${sign.devanagari}`,
    latin: `${A.latin}${sign.latin}`,
    kannada: `${A.kannada}${sign.kannada}`,
    telugu: `${A.telugu}${sign.telugu}`,
  }),
  effort: `${sign.name}, ${sign.latin === "ṃ" ? "through the nose" : "a breath"}`,
}));

/** The letters made at a place: its own, then those it shares with another place. */
export function lettersAt(
  place: MainSthana,
  letters: readonly PlaceLetter[],
): readonly PlaceLetter[] {
  const made = letters.filter(({ articulation }) =>
    STHANAS[articulation.sthana].parts.includes(place),
  );
  const own = made.filter(({ articulation }) => articulation.sthana === place);
  return [...own, ...made.filter((letter) => !own.includes(letter))];
}

/**
 * A letter in the International Phonetic Alphabet as it is taught: where its name has an a beside it,
 * so has this.
 */
export function ipaOf({ latin, forms }: PlaceLetter): string {
  const [before, after] = forms.latin.split(latin);
  return `${before ? IPA.a : ""}${IPA[latin]}${after ? IPA.a : ""}`;
}

function placeLetter(latin: string, forms: PlaceLetter["forms"]): PlaceLetter {
  const articulation = articulationOf(latin)!;
  const { hex, rgb } = colourOf(latin)!;
  return { latin, forms, articulation, effort: effortOf(articulation), hex, ink: inkOn(rgb) };
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
