import { melakartaScale } from "./melakarta.ts";
import type { Scale } from "./scale.ts";
import { type Svara, svaraFacts } from "./svara.ts";
import { JANYA_ROWS, type JanyaRow } from "./tables/janya.data.ts";
import { OTHER_FORMS } from "./tables/janya-forms.data.ts";

/** How many of the seven svaras a direction has: four or fewer, five, six, seven. */
type Jati = "samika" | "svarantara" | "audava" | "shadava" | "sampurna";

// Two forms of one svara count once.
const JATI_BY_COUNT: ReadonlyMap<number, Jati> = new Map([
  [3, "samika"],
  [4, "svarantara"],
  [5, "audava"],
  [6, "shadava"],
  [7, "sampurna"],
]);

/** Another form of a raga, with the letters of the sources that print it. */
export interface JanyaForm extends Scale {
  /** The number of the parent that these sources give it. */
  readonly mela: number;
  readonly sources: string;
}

/** A raga that is derived from a melakarta. */
export interface Janya extends Scale {
  /** Unique, for addresses: `suddha-saveri`. */
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** The number of its parent. */
  readonly mela: number;
  readonly jatis: readonly [rising: Jati, falling: Jati];
  /** A direction of its scale does not go straight. */
  readonly vakra: boolean;
  /** The svaras of its scale that its parent lacks; a raga that has some is bhashanga. */
  readonly foreign: readonly Svara[];
  /** Both directions run from one Sa to the other, so that the octave of each svara is certain. */
  readonly isOctave: boolean;
  /** The letters of the sources that agree on it. */
  readonly sources: string;
  /** The letters of sources whose form is not among the others. */
  readonly differing: string;
  /** The forms of other sources. */
  readonly otherForms: readonly JanyaForm[];
}

const otherForms = Map.groupBy(OTHER_FORMS, ([name]) => name);

/** The janya ragas, by parent, then by name. */
export const JANYAS: readonly Janya[] = JANYA_ROWS.map(janyaOf);

/** The janya ragas of one melakarta. */
export function janyasOf(mela: number): readonly Janya[] {
  return JANYAS.filter((janya) => janya.mela === mela);
}

/**
 * The kind of a janya in words.
 *
 * @example
 * kindOf(JANYAS.find(({ name }) => name === "Kapi")!); // "audava-sampurna, vakra, bhashanga"
 */
export function kindOf({ arohana, jatis, vakra, foreign }: Janya): string {
  const [rising, falling] = jatis;
  const highest = ANTYA[arohana.at(-1)![0]!];
  return [
    rising === falling ? rising : `${rising}-${falling}`,
    ...(highest ? [highest] : []),
    ...(vakra ? ["vakra"] : []),
    ...(foreign.length > 0 ? ["bhashanga"] : []),
  ].join(", ");
}

// A raga that does not reach the upper Sa is named after the svara at which it ends.
const ANTYA: Readonly<Record<string, string>> = {
  N: "nishadantya",
  D: "dhaivatantya",
  P: "panchamantya",
};

function janyaOf([name, mela, rising, falling, sources, ...aliases]: JanyaRow): Janya {
  const arohana = svarasIn(rising);
  const avarohana = svarasIn(falling);
  const own = new Set(melakartaScale(mela).svaras);
  const isOctave = runsFromSaToSa(arohana) && runsFromSaToSa(avarohana);
  const [agreeing, differing = ""] = sources.split("-");
  return {
    slug: name.toLowerCase().replaceAll(" ", "-"),
    name,
    aliases,
    mela,
    arohana,
    avarohana,
    jatis: [jatiOf(arohana), jatiOf(avarohana)],
    vakra: isOctave && !(isStraight(arohana) && isStraight(avarohana.toReversed())),
    foreign: [...new Set([...arohana, ...avarohana])].filter((svara) => !own.has(svara)),
    isOctave,
    sources: agreeing!,
    differing,
    otherForms: (otherForms.get(name) ?? []).map(([, mela, rising, falling, sources]) => ({
      mela,
      arohana: svarasIn(rising),
      avarohana: svarasIn(falling),
      sources,
    })),
  };
}

// A direction with a Sa within is written whole, others without the Sas at both ends.
function svarasIn(text: string): readonly Svara[] {
  const svaras = text.split(" ") as Svara[];
  return svaras.includes("S") ? svaras : ["S", ...svaras, "S"];
}

function runsFromSaToSa(svaras: readonly Svara[]): boolean {
  return svaras[0] === "S" && svaras.indexOf("S", 1) === svaras.length - 1;
}

function jatiOf(svaras: readonly Svara[]): Jati {
  return JATI_BY_COUNT.get(new Set(svaras.map((svara) => svara[0])).size)!;
}

function isStraight(rising: readonly Svara[]): boolean {
  const places = rising.slice(0, -1).map((svara) => svaraFacts(svara).semitones);
  return places.every((place, index) => index === 0 || place > places[index - 1]!);
}
