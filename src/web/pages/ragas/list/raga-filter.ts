import type { RagaRow } from "#contract/melakarta.ts";
import { CHAKRAS } from "#domain/raga/chakra.ts";
import { CHAKRA_COUNT, melakartaScale } from "#domain/raga/melakarta.ts";
import { SVARAS, type Svara } from "#domain/raga/svara.ts";
import type { InAddress } from "../../../address/use-address.ts";
import { oneOf } from "../../../ui/controls/one-of.ts";

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
export function filterInWords({ madhyama, chakra, svara, vivadi }: RagaFilter): string {
  const halves = { "": "", M1: "Shuddha Madhyama", M2: "Prati Madhyama" };
  const clash = { "": "", without: "without vivadi", only: "vivadi only" };
  const parts = [
    halves[madhyama],
    CHAKRAS[chakra - 1]?.name,
    svara && `with ${svara}`,
    clash[vivadi],
  ];
  return parts.filter(Boolean).join(", ");
}

/** A group of ragas in the table; chakra 0 is a list without chakras. */
export interface RagaGroup {
  readonly chakra: number;
  readonly rows: readonly RagaRow[];
}

/**
 * The ragas that match, in the chosen order. `found` holds the numbers that a name search found,
 * best first, or null without a search.
 */
export function shownRagas(
  rows: readonly RagaRow[],
  filter: RagaFilter,
  found: readonly number[] | null,
): readonly RagaRow[] {
  const rank = (row: RagaRow) => (found === null ? 0 : found.indexOf(row.raga_number));
  const shown = rows.filter((row) => rank(row) >= 0 && isAskedFor(row.raga_number, filter));
  if (filter.order === "name") {
    return shown.sort((one, other) => one.raga_name_latin.localeCompare(other.raga_name_latin));
  }
  return filter.order === "number" ? shown : shown.sort((one, other) => rank(one) - rank(other));
}

/** Groups ragas, sorted by number, by chakra. */
export function byChakra(rows: readonly RagaRow[]): readonly RagaGroup[] {
  return Array.from(
    Map.groupBy(rows, ({ chakra }) => chakra),
    ([chakra, ragas]) => ({ chakra, rows: ragas }),
  );
}
