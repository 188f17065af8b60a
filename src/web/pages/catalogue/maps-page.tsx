import { CHAKRA_COUNT, MELAKARTAS_PER_CHAKRA } from "#domain/raga/melakarta.ts";
import { ragaColour } from "#domain/raga/raga-colour.ts";
import { CatalogueLeaf } from "./catalogue-leaf.tsx";
import { type Stripe, Stripes } from "./stripes.tsx";

const STRIPES = Array.from({ length: CHAKRA_COUNT }, (_, chakra) => [
  ...(chakra === 0 ? [] : [{ hex: null, width: 1 }]),
  ...Array.from({ length: MELAKARTAS_PER_CHAKRA }, (_, place) => ({
    hex: ragaColour(MELAKARTAS_PER_CHAKRA * chakra + place + 1).hex,
    width: 1,
    height: 0.4 + (0.6 * place) / (MELAKARTAS_PER_CHAKRA - 1),
  })),
]).flat() satisfies Stripe[];

export function MapsPage() {
  return (
    <CatalogueLeaf
      title="Maps"
      promise="A map shows on one leaf how far things lie from one another, be they places, sounds or ragas."
      word={{ devanagari: "मानचित्र", iast: "mānacitra", meaning: "map: a measured picture." }}
      picture={
        <Stripes
          title="The 72 Melakarta ragas"
          description="Twelve flights of six stripes, a flight for each chakra in a hue of its own, rising and growing lighter from its first raga to its sixth."
          stripes={STRIPES}
          caption="The 72 Melakarta ragas in their colours: twelve chakras, and in each six ragas by their dhaivata and nishada."
        />
      }
      entries={[
        { name: "Ayur", text: "The span of a life, and what keeps it in balance." },
        { name: "Laabh", text: "Gain: what goes in, what comes out, and where it goes." },
        {
          name: "Sound Text to Sound",
          text: "From a letter to its place in the mouth, and to the sound.",
          to: "/stnc/sound",
        },
        { name: "Energy", text: "Where strength comes from and what it is spent on." },
        {
          name: "Sound Raga Recognizer",
          text: "The table of the 72 Melakarta ragas, and an ear for their scales.",
          to: "/ragas",
        },
        {
          name: "Sound Text Numbers Colours",
          text: "From the infinite to the finite: how a sound becomes a letter, a number and a colour.",
          to: "/stnc/hero",
        },
      ]}
    />
  );
}
