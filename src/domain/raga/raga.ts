import { CHAKRAS } from "./chakra.ts";
import { NAME_ROWS } from "./melakarta.data.ts";
import { MELAKARTA_NUMBERS, type MelakartaScale, melakartaScale } from "./melakarta.ts";
import { type RagaKatapayadi, ragaKatapayadi } from "./names/raga-katapayadi.ts";
import { type RagaColour, ragaColour } from "./raga-colour.ts";
import { svaraFacts, svarasInDevanagari } from "./svara.ts";

/** A melakarta with all its facts. */
export interface Raga extends MelakartaScale {
  readonly name: string;
  readonly devanagari: string;
  readonly iast: string;
  /** Other names in Latin letters, the popular one among them. */
  readonly aliases: readonly string[];
  /** Its half and chakra. */
  readonly classification: string;
  readonly svarasDevanagari: string;
  readonly colour: RagaColour;
  readonly katapayadi: RagaKatapayadi;
}

/** The 72 melakartas in order. */
export const RAGAS: readonly Raga[] = MELAKARTA_NUMBERS.map((number) => {
  const scale = melakartaScale(number);
  const chakra = CHAKRAS[scale.chakra - 1]!;
  const [name, devanagari, iast, ...aliases] = NAME_ROWS[number - 1]!;
  return {
    ...scale,
    name,
    devanagari,
    iast,
    aliases,
    classification: `${svaraFacts(scale.madhyama).name} · ${chakra.name}`,
    svarasDevanagari: svarasInDevanagari(scale.svaras),
    colour: ragaColour(number),
    katapayadi: ragaKatapayadi(number),
  };
});
