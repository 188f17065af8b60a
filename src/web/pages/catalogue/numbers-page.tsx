import { colourOf } from "#domain/colour/letter-colours.ts";
import { CONSONANTS } from "#domain/letters/letters.ts";
import { CatalogueLeaf } from "./catalogue-leaf.tsx";
import { Stripes } from "./stripes.tsx";

const STRIPES = CONSONANTS.filter(({ extension }) => !extension).map(({ latin, value }) => ({
  hex: colourOf(latin)!.hex,
  width: 1,
  height: value / 100,
}));

export function NumbersPage() {
  return (
    <CatalogueLeaf
      title="Numbers"
      promise="A letter can count, a day can be measured, a risk can be compared."
      word={{ devanagari: "संख्या", iast: "saṅkhyā", meaning: "number; a counting up." }}
      picture={
        <Stripes
          title="The consonants as numbers"
          description="Thirty-three bars in the colours of the consonants, each as tall as the letter’s number by Aryabhata: k to m climb from 1 to 25 in steps of one, y to h from 30 to 100 in steps of ten."
          stripes={STRIPES}
          caption="The 33 consonants, each as tall as its number by Aryabhata: k is 1, m is 25, y is 30, h is 100."
        />
      }
      entries={[
        {
          name: "Maths",
          text: "Sums, products and equations, worked in the few lines a sutra needs: the calculators of the members.",
          to: "/private/ganita",
        },
        { name: "Games", text: "Playing with numbers until they feel like old acquaintances." },
        { name: "Yogi Scale", text: "A scale on which a practice can be counted and compared." },
        { name: "Crypto", text: "Numbers that keep a secret, and who may open it." },
        {
          name: "CIRUS",
          text: "The Cyber Intelligence and Risk Unified System: how exposed the districts of India and the countries of the world are, metric by metric.",
          to: "/cirus",
        },
      ]}
    />
  );
}
