import { JANYA_ROWS, type JanyaRow } from "./janya.data.ts";
import { melakartaScale } from "./melakarta.ts";
import type { Scale } from "./svara/scale.ts";
import { type Svara, svaraFacts } from "./svara/svara.ts";

/** How many of the seven svaras a direction has: four or fewer, five, six, seven. */
type Jati = "svarantara" | "audava" | "shadava" | "sampurna";

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
  /** The letters of the sources that agree on it, and of those that list another form. */
  readonly sources: string;
  readonly differing: string;
}

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
export function kindOf({ jatis, vakra, foreign }: Janya): string {
  const [rising, falling] = jatis;
  return [
    rising === falling ? rising : `${rising}-${falling}`,
    ...(vakra ? ["vakra"] : []),
    ...(foreign.length > 0 ? ["bhashanga"] : []),
  ].join(", ");
}

function janyaOf([name, mela, rising, falling, sources, ...aliases]: JanyaRow): Janya {
  const arohana = svarasIn(rising);
  const avarohana = svarasIn(falling);
  const own = new Set(melakartaScale(mela).svaras);
  const [agreeing, differing = ""] = sources.split("-");
  return {
    slug: name.toLowerCase().replaceAll(" ", "-"),
    name,
    aliases,
    mela,
    arohana,
    avarohana,
    jatis: [jatiOf(arohana), jatiOf(avarohana)],
    vakra: !isStraight(arohana) || !isStraight(avarohana.toReversed()),
    foreign: [...new Set([...arohana, ...avarohana])].filter((svara) => !own.has(svara)),
    sources: agreeing!,
    differing,
  };
}

function svarasIn(text: string): readonly Svara[] {
  return ["S", ...text.split(" "), "S"] as Svara[];
}

// Two forms of one svara count once.
function jatiOf(svaras: readonly Svara[]): Jati {
  const letters = new Set(svaras.map((svara) => svara[0])).size;
  return (["audava", "shadava", "sampurna"] as const)[letters - 5] ?? "svarantara";
}

function isStraight(rising: readonly Svara[]): boolean {
  const places = rising.slice(0, -1).map((svara) => svaraFacts(svara).semitones);
  return places.every((place, index) => index === 0 || place > places[index - 1]!);
}
