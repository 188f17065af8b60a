import { colourOf } from "#domain/colour/letter-colours.ts";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { CatalogueLeaf } from "./catalogue-leaf.tsx";
import { type Stripe, Stripes } from "./stripes.tsx";

/**
 * The letters of the Śivasūtras that open the Aṣṭādhyāyī, without the marker that ends each sutra.
 */
const SHIVA_SUTRAS =
  "a i u|ṛ ḷ|e o|ai au|h y v r|l|ñ m ṅ ṇ n|jh bh|gh ḍh dh|j b g ḍ d|kh ph ch ṭh th c ṭ t|k p|ś ṣ s|h";

const STRIPES = SHIVA_SUTRAS.split("|").flatMap((sutra, index): Stripe[] => [
  ...(index === 0 ? [] : [{ hex: null, width: 1 }]),
  ...sutra.split(" ").map((latin) => ({ hex: colourOf(latin)!.hex, width: 1 })),
]);

export function PicturesPage() {
  return (
    <CatalogueLeaf
      title="Pictures"
      promise="Give every letter its colour, and a text becomes a picture."
      word={{ devanagari: "चित्र", iast: "citra", meaning: "picture; also bright, many-coloured." }}
      act={
        <>
          <p className="above-l">
            <ButtonLink href="/pictures/leaf">Draw the leaf of a word</ButtonLink>
          </p>
          <p className="note above-s">
            Save it as SVG or PNG. The pictures of <a href="/cirus">CIRUS</a> can be saved too.
          </p>
        </>
      }
      picture={
        <Stripes
          title="Fourteen sutras, painted"
          description="The letters of the fourteen Shiva sutras as stripes in the letters’ colours, a gap after each sutra: pale vowels first, then semivowels, nasals, voiced and voiceless stops, and greyish sibilants."
          stripes={STRIPES}
          caption="The fourteen sutras with which Panini’s grammar opens, a i u to h, a stripe for each letter."
        />
      }
      entries={[
        {
          name: "Picture/Video Maker",
          text: "Still and moving pictures, made out of words.",
          meanwhile: { to: "/pictures/leaf", label: "Draw a leaf" },
        },
        { name: "NFT", text: "A picture with a record of whose it is." },
        { name: "2D Maps", text: "Places laid flat, so that one look takes in all of them." },
      ]}
    />
  );
}
