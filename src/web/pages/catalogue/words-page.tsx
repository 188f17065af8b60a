import { colourOf } from "#domain/colour/letter-colours.ts";
import { articulationOf } from "#domain/sound/articulation.ts";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { CatalogueLeaf } from "./catalogue-leaf.tsx";
import { Stripes } from "./stripes.tsx";

const BEATS = { short: 1, long: 2 } as const;
const CONSONANT_BEATS = 0.5;

const STRIPES = "ś a b d a j ñ ā n a".split(" ").map((latin) => {
  const { length } = articulationOf(latin)!;
  const width = length === null ? CONSONANT_BEATS : BEATS[length];
  return { hex: colourOf(latin)!.hex, width, label: latin };
});

export function WordsPage() {
  return (
    <CatalogueLeaf
      title="Words"
      promise="A word is heard before it is written, and counted before it is understood."
      word={{ devanagari: "शब्द", iast: "śabda", meaning: "word; at first simply sound." }}
      act={
        <p className="above-l">
          <ButtonLink href="/words/verse">Weigh a verse</ButtonLink>
        </p>
      }
      picture={
        <Stripes
          title="A word in time"
          description="The ten sounds of śabda-jñāna one after another, each in its letter’s colour: consonants half a beat wide, short vowels one beat, the long ā two."
          stripes={STRIPES}
          caption="śabda-jñāna, word knowledge, as it is spoken: a consonant takes half a beat, a short vowel one, a long vowel two."
        />
      }
      entries={[
        {
          name: "Text",
          text: "A written text, taken apart into the sounds it stands for, light and heavy.",
          meanwhile: { to: "/words/verse", label: "Weigh a verse" },
        },
        {
          name: "LLMs",
          text: "What a large language model does with words, and what it leaves out.",
        },
        {
          name: "Reinforcement Learning",
          text: "Learning by trial and reward, as machines do it and as pupils always did.",
        },
      ]}
    />
  );
}
