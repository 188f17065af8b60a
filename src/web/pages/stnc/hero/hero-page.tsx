import { HUE_BY_STHANA } from "#domain/colour/letter-colours.data.ts";
import { groupedText } from "#domain/exact/digit-grouping.ts";
import { readText } from "#domain/numeration/read-text.ts";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Ledger } from "../../../ui/ledger.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { ABOVE_HERO } from "../crumbs.ts";
import { VARGA_LETTERS } from "../varga-letters.ts";
import { InfiniteToFinite } from "./infinite-to-finite.tsx";

/** The number of a syllable. */
const numberOf = (syllable: string) =>
  groupedText(`${readText(syllable, "latin").total}`, "western");

const EXAMPLE = VARGA_LETTERS.find(({ latin }) => latin === "g")!;

export function HeroPage() {
  return (
    <>
      <LeafRow
        titledBy="page-title"
        margin={
          <>
            <p className="folio-word">
              <Sanskrit font="granth">अनन्त</Sanskrit>
            </p>
            <p className="ref above-l">
              <i lang="sa-Latn">ananta</i>, without end.
            </p>
          </>
        }
      >
        <Crumbs above={ABOVE_HERO} here="Infinite to Finite" />
        <h1 id="page-title">Infinite to Finite</h1>
        <p className="lead">
          Hum, and let your voice slide: it passes more pitches than anybody can name. Now say{" "}
          <i lang="sa-Latn">ga</i>. Everybody in the room hears the same thing: the third letter of
          the first row. So it is the number 3 as well, and the third shade of red.
        </p>
        <figure className="weave-frame">
          <InfiniteToFinite example={EXAMPLE} />
          <figcaption className="label above">
            Point at a letter, or press it. The rows go by place, from throat to lips, the columns
            by effort: plain, breathed, voiced, voiced and breathed, through the nose.
          </figcaption>
        </figure>
        <Ledger
          entries={[
            {
              name: "Sound",
              text: "Five places in the mouth, the letters made at each in four scripts, and the edges of hearing.",
              to: "/stnc/sound",
            },
            {
              name: "Numbers",
              text: "Sums in one line for every day, and single words that hold thousands of millions.",
              to: "/stnc/numbers",
            },
            {
              name: "Colours",
              text: "The light that is seen, the far larger part that is not, and where the letters stand in it.",
              to: "/stnc/colours",
            },
          ]}
        />
      </LeafRow>
      <LeafRow title="One letter, three ways" note="ga, the third of the first row.">
        <div className="columns">
          <div>
            <h3 className="large">A sound</h3>
            <p className="note">
              The tongue could touch anywhere from throat to lips, and the breath could have any
              strength. Five places and five efforts are kept. <i lang="sa-Latn">ga</i> is the first
              place, at the throat, and the third effort: voice, and little breath.
            </p>
          </div>
          <div>
            <h3 className="large">A number</h3>
            <p className="note">
              Counting never ends either. Aryabhata gave these letters the numbers 1 to 25, and{" "}
              <i lang="sa-Latn">ga</i> is {numberOf("ga")}. The vowel after it sets the place:{" "}
              <i lang="sa-Latn">gi</i> is {numberOf("gi")}, <i lang="sa-Latn">gu</i>{" "}
              {numberOf("gu")}.
            </p>
          </div>
          <div>
            <h3 className="large">A colour</h3>
            <p className="note">
              Between any two colours lies a third. Here a place is one hue and an effort one
              lightness: <i lang="sa-Latn">ga</i> has the hue of its row, {HUE_BY_STHANA.guttural}°
              on the circle of colours, and the third of five lightnesses. That is {EXAMPLE.hex}, a
              shade called {EXAMPLE.shade}.
            </p>
          </div>
        </div>
      </LeafRow>
      <LeafRow title="Why so few" note="And why nothing is lost.">
        <p className="measure">
          What has no end cannot be handed on. A square of letters can: each row is one place, each
          column one effort, so whoever knows ten things can make all twenty-five. And letters may
          follow letters without limit. A few of them spell every word; one consonant with its vowel
          counts as far as <PowerOfTen exponent={18} />, and a word of them further; and since no
          two letters share a colour, a painted text can be read again.
        </p>
        <p className="ref above-l">
          Places: Āpiśali-śikṣā, chapter 2. Numbers: Āryabhaṭīya, Gītikāpāda 2. The colours follow a
          rule of this site’s own.
        </p>
      </LeafRow>
    </>
  );
}
