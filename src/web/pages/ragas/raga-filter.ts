import { CHAKRA_COUNT, melakartaScale } from "#domain/raga/melakarta.ts";
import { SVARAS, type Svara } from "#domain/raga/svara.ts";
import type { InAddress } from "../../address/use-address.ts";
import { oneOf } from "../../ui/controls/one-of.ts";

/** Which ragas the table shows, and in which order. */
export interface RagaFilter {
  /** A name in any spelling or script, or a number. */
  readonly name: string;
  readonly madhyama: "" | "M1" | "M2";
  /** 0 for all, or 1 to 12. */
  readonly chakra: number;
  /** A svara that all of them have. */
  readonly svara: "" | Svara;
  readonly vivadi: "" | "without" | "only";
  /** Empty for the default: by number, or by how well a name matches. */
  readonly order: "" | "number" | "name";
}

export const NO_FILTER: RagaFilter = {
  name: "",
  madhyama: "",
  chakra: 0,
  svara: "",
  vivadi: "",
  order: "",
};

const SVARA_NAMES = SVARAS.map(({ svara }) => svara);

/** A filter in the address; invalid parts are ignored, empty ones left out. */
export const RAGA_FILTER: InAddress<RagaFilter> = {
  names: ["q", "madhyama", "chakra", "swara", "vivadi", "order"],
  read(address) {
    const choice = <Choice extends string>(key: string, choices: readonly Choice[]) =>
      oneOf(choices, address.get(key)) ?? "";
    const chakra = Number(address.get("chakra"));
    return {
      name: address.get("q") ?? "",
      madhyama: choice("madhyama", ["M1", "M2"]),
      chakra: Number.isInteger(chakra) && chakra >= 1 && chakra <= CHAKRA_COUNT ? chakra : 0,
      svara: choice("swara", SVARA_NAMES),
      vivadi: choice("vivadi", ["without", "only"]),
      order: choice("order", ["number", "name"]),
    };
  },
  write: ({ name, madhyama, chakra, svara, vivadi, order }) => ({
    q: name.trim(),
    madhyama,
    chakra: chakra || null,
    swara: svara,
    vivadi,
    order,
  }),
};

/** Whether a raga matches the filter apart from the name; its number determines the rest. */
export function isAskedFor(number: number, filter: RagaFilter): boolean {
  const scale = melakartaScale(number);
  const { madhyama, chakra, svara, vivadi } = filter;
  return (
    (madhyama === "" || scale.madhyama === madhyama) &&
    (chakra === 0 || scale.chakra === chakra) &&
    (svara === "" || scale.svaras.includes(svara)) &&
    (vivadi === "" || scale.vivadi === (vivadi === "only"))
  );
}

/** The filter apart from the name, in words for a sentence; empty for all ragas. */
export function filterInWords(filter: RagaFilter, chakraName: string | undefined): string {
  const { madhyama, svara, vivadi } = filter;
  const halves = { "": "", M1: "Shuddha Madhyama", M2: "Prati Madhyama" };
  const clash = { "": "", without: "without vivadi", only: "vivadi only" };
  const parts = [halves[madhyama], chakraName ?? "", svara && `with ${svara}`, clash[vivadi]];
  return parts.filter(Boolean).join(", ");
}
