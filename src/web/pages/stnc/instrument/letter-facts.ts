import { STHANAS } from "#domain/sound/articulation.data.ts";
import type { Articulation } from "#domain/sound/articulation.ts";
import { effortTerms } from "#domain/sound/effort-terms.ts";
import { ipaOf } from "../ipa-of.ts";
import { drawn, element } from "./drawn.ts";

/**
 * What is told of a letter as it sounds: its name and sign, its place and its efforts.
 *
 * @param cell Its place in the varnamala, which has its colour and its form in Devanagari.
 */
export function letterFacts(
  { letter, name }: { readonly letter: Articulation; readonly name: string },
  cell: Element,
): HTMLElement[] {
  const { sthana, latin } = letter;
  const { iast, english } = STHANAS[sthana];
  const terms = [{ iast, english: english.toLowerCase() }, ...effortTerms(letter)];
  return [
    element(
      "p",
      { class: "said-who" },
      element(
        "span",
        { class: `chip ${cell.matches(".letter-ivory") ? "chip-ivory" : ""}`, lang: "sa-Deva" },
        drawn(
          "svg",
          { class: "chip-ground" },
          drawn("rect", {
            width: "100%",
            height: "100%",
            fill: cell.querySelector("rect")!.getAttribute("fill")!,
          }),
        ),
        element("span", { class: "chip-letter" }, cell.querySelector("span")!.textContent),
      ),
      element("i", { class: "iast", lang: "sa-Latn" }, name),
      element("span", {}, `[${ipaOf(latin, name)}]`),
    ),
    element(
      "dl",
      {},
      ...terms.map((term) =>
        element(
          "div",
          {},
          element("dt", { lang: "sa-Latn" }, term.iast),
          element("dd", {}, term.english),
        ),
      ),
    ),
  ];
}
