import { ASAMPURNA_NAMES } from "#domain/raga/asampurna.data.ts";
import { CHAKRAS } from "#domain/raga/chakra.ts";
import { VIVADI_SVARAS } from "#domain/raga/melakarta.ts";
import type { Raga } from "#domain/raga/raga.ts";
import { thaatOf } from "#domain/raga/thaat.ts";

/** A raga's properties in single words. */
export function RagaFacts({ raga }: { raga: Raga }) {
  const { number, chakra, place, madhyama, svaras, aliases } = raga;
  const asampurna = ASAMPURNA_NAMES[number - 1]!;
  const thaat = thaatOf(number);
  const clashing = svaras.filter((svara) => VIVADI_SVARAS.has(svara));
  const facts: readonly (readonly [string, string])[] = [
    ["Swaras", svaras.join(" ")],
    ["Chakra", `${chakra} of 12, ${CHAKRAS[chakra - 1]!.name}`],
    ["Place in the chakra", `${place} of 6`],
    ["Madhyama", madhyama === "M1" ? "Shuddha (M1)" : "Prati (M2)"],
    ["Vivadi", clashing.length === 0 ? "No" : `Yes, with ${clashing.join(" and ")}`],
    ...(asampurna.length === 0
      ? []
      : [["In the asampurna scheme", asampurna.join(" or ")] as const]),
    ...(thaat === null ? [] : [["Hindustani thaat", thaat] as const]),
    ...(aliases.length === 0 ? [] : [["Also called", aliases.join(", ")] as const]),
  ];
  return (
    <dl className="raga-facts">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
