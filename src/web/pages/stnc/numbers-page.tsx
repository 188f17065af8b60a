import { groupedText } from "#domain/exact/digit-grouping.ts";
import { rational } from "#domain/exact/rational.ts";
import { roundedDecimal } from "#domain/exact/rounded-decimal.ts";
import { ABOUT_THE_SUTRAS } from "#domain/ganita/about-the-sutras.ts";
import { CALCULATOR_PATHS } from "#domain/ganita/ganita.ts";
import { MAX_DIGITS } from "#domain/ganita/input/read-number.ts";
import { METHODS } from "#domain/ganita/sutra-books.ts";
import { MAX_TEXT_CODE_POINTS } from "#domain/numeration/reading.ts";
import { Crumbs } from "../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { Computed } from "../../ui/text/computed.tsx";
import { Sanskrit } from "../../ui/text/sanskrit.tsx";
import { ABOVE } from "./crumbs.ts";
import { Crosswise } from "./numbers/crosswise.tsx";
import { CROSSWISE, NEAR_HUNDRED as near } from "./numbers/examples.ts";
import { MembersLink } from "./numbers/members-link.tsx";
import { NearHundred } from "./numbers/near-hundred.tsx";
import { SquareOfFive } from "./numbers/square-of-five.tsx";
import { SutraHeading } from "./numbers/sutra-heading.tsx";
import { VowelPlaces } from "./numbers/vowel-places.tsx";
import { WordSum } from "./numbers/word-sum.tsx";
import { WordTable } from "./numbers/word-table.tsx";
import { LIGHT_WORD, TURNS, YEARS } from "./numbers/words.ts";
import "./numbers/numbers.css";

const [years, turns] = [YEARS, TURNS].map(({ reading }) =>
  groupedText(`${reading.value}`, "western"),
);
const turnsInAYear = roundedDecimal(rational(TURNS.reading.value, YEARS.reading.value), 4).text;

export function NumbersPage() {
  return (
    <>
      <LeafRow
        titledBy="page-title"
        margin={
          <>
            <p className="folio-word">
              <Sanskrit font="granth">गणित</Sanskrit>
            </p>
            <p className="ref above-l">
              <i lang="sa-Latn">gaṇita</i>, reckoning: what has been counted.
            </p>
          </>
        }
      >
        <Crumbs above={ABOVE} here="Numbers" />
        <h1 id="page-title">Numbers, everyday and large</h1>
        <p className="lead">
          {near.a} × {near.b}? The first lacks {-near.devA} of a hundred, the second lacks{" "}
          {-near.devB}. Take the {-near.devB} from {near.a}: {near.cross}. Multiply {-near.devA} by{" "}
          {-near.devB}: {near.right}. Side by side, {near.result}. And{" "}
          <i lang="sa-Latn">{YEARS.latin}</i>? Two syllables, and they say {years}.
        </p>
      </LeafRow>
      <LeafRow title="Everyday calculation" note="Three sutras at work, each under what it says.">
        <div className="columns columns-wide">
          <div>
            <SutraHeading path="nikhilam-navatashcaramam-dashatah" />
            <NearHundred />
            <p className="note above">
              Near a power of ten, write beside each number what it has too little. Crosswise gives
              the left part, the product of the two lacks the right one, in as many digits as the
              base has zeros.
            </p>
          </div>
          <div>
            <SutraHeading path="ekadhikena-purvena" />
            <SquareOfFive n="35" />
          </div>
        </div>
        <div className="above-xl">
          <SutraHeading path="urdhva-tiryagbhyam" />
          <p className="note below">
            {CROSSWISE.a} × {CROSSWISE.b} from the right: a line joins the digits that are
            multiplied, and what a column cannot hold moves left. It works for any two numbers. Read
            the digits from the last column back: {CROSSWISE.result}.
          </p>
          <Crosswise />
        </div>
        <p className="ref above-xl">
          {ABOUT_THE_SUTRAS} The steps follow {METHODS}.
        </p>
        <MembersLink
          to="/private/ganita"
          name="Ganita"
          offer={`${CALCULATOR_PATHS.length} calculators work numbers of up to ${groupedText(`${MAX_DIGITS}`, "western")} digits, and some equations too. Each shows every step and checks its answer.`}
        />
      </LeafRow>
      <LeafRow title="Large-number calculation" note="By Aryabhata, who was 23 in the year 499.">
        <p className="measure">
          The astronomer needed numbers that fit a verse. So a consonant became a count and the
          vowel after it a place: <i lang="sa-Latn">khyu</i> is <i lang="sa-Latn">kh</i> 2 and{" "}
          <i lang="sa-Latn">y</i> 30 before <i lang="sa-Latn">u</i>, ten thousands;{" "}
          <i lang="sa-Latn">ghṛ</i> is 4 before <i lang="sa-Latn">ṛ</i>, millions.
        </p>
        <p className="serif larger above below">
          <Sanskrit font="granth">{YEARS.devanagari}</Sanskrit> = <WordSum word={YEARS} /> ={" "}
          <Computed>{years}</Computed>
        </p>
        <WordTable />
        <p className="note above-l">
          The first two are counted over one yuga, so they can be divided: {turns} ÷ {years} ={" "}
          <Computed>{turnsInAYear}</Computed>. So many times the Earth turns under the stars in a
          year, and once less under the Sun.
        </p>
        <h3 className="large above-xl below">The rule</h3>
        <p className="measure below">
          The consonants from k to m count 1 to 25 in their order, y r l v ś ṣ s h count 30 to 100
          by tens. The vowel that follows sets their place, long or short alike:
        </p>
        <VowelPlaces />
        <p className="measure above">
          Nothing but taste limits what can be said. The speed of light, which he could not know,
          fits one word of nine syllables: <i lang="sa-Latn">{LIGHT_WORD.latin}</i>,{" "}
          <Computed>{groupedText(`${LIGHT_WORD.reading.value}`, "western")}</Computed> metres in a
          second.
        </p>
        <p className="ref above-xl">
          Words and verses: Āryabhaṭīya, Gītikāpāda, in the e-text of GRETIL (Hayashi, after Shukla
          1976); the rule is verse 2, and his age stands in Kālakriyāpāda 10. The numbers are read
          here letter by letter and agree with those of the edition. The word for light: Wikipedia,
          “Āryabhaṭa numeration”.
        </p>
        <MembersLink
          to="/private/aryabhatta"
          name="Script to Number"
          offer={`Any word or sentence of up to ${MAX_TEXT_CODE_POINTS} letters and signs, in Devanagari, Latin, Kannada or Telugu: its number, its colours, the working, and arithmetic with the result.`}
        />
      </LeafRow>
    </>
  );
}
