import { groupedText } from "#domain/exact/digit-grouping.ts";
import { katapayadi } from "#domain/numeration/katapayadi.ts";
import { readText } from "#domain/numeration/reading/read-text.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { Deva, Iast } from "./indic.tsx";
import { LETTER_NUMERALS, SKY_FOUR_TEETH_OCEANS, valueOfNumberWords } from "./number-words.data.ts";
import { WORD } from "./read-word.ts";
import { Outside, Sources } from "./sources.tsx";

const RAGA = katapayadi(readText("mecakalyāṇī", "latin").words[0]!.syllables.slice(0, 2));

const YEARS = groupedText(`${WORD.value}`, "western");

/** How letters and words have been used as numbers, in India and elsewhere. */
export function AlternativeNumeration() {
  return (
    <div className="answer">
      <p>
        The years of a yuga, <Computed>{YEARS}</Computed>, are not written in figures in the old
        books of astronomy. They are a word of two syllables in one, and a row of things in another.
        Digits are hard to remember and easy to miscopy; a verse is neither.
      </p>
      <ByAryabhata />
      <ByKatapayadi />
      <ByThings />
      <InTheWest />
      <SourcesOfNumeration />
    </div>
  );
}

function ByAryabhata() {
  return (
    <>
      <h3>
        Aryabhata: consonants count, vowels give the place <small>(he was 23 in 499 CE)</small>
      </h3>
      <p>
        <Deva>{WORD.text}</Deva>, <Iast>{WORD.latin}</Iast>:{" "}
        {WORD.aksharas.map(({ text, letters, exponent }, index) => (
          <span key={text}>
            {index > 0 && ", then "}
            <Deva>{text}</Deva> is {letters.length > 2 ? `(${addends(letters)})` : addends(letters)}{" "}
            × <PowerOfTen exponent={exponent} />
          </span>
        ))}
        ; together <Computed>{YEARS}</Computed>. The order is free, and nothing stands for zero.
      </p>
    </>
  );
}

function ByKatapayadi() {
  return (
    <>
      <h3>Katapayadi: each consonant a digit, read from the right</h3>
      <p>
        Four letters share a 1: <Iast>ka ṭa pa ya</Iast>, which is the name. The system is at home
        in Kerala and among musicians. The raga <Iast>meca-kalyāṇī</Iast> bears its number in its
        first two syllables:{" "}
        {RAGA.digits.map(({ letter, digit }) => `${letter} is ${digit}`).join(", ")}, and from right
        to left that is{" "}
        <a href={`/ragas/${RAGA.value}`}>
          melakarta <Computed>{RAGA.text}</Computed>
        </a>
        .
      </p>
    </>
  );
}

function ByThings() {
  return (
    <>
      <h3>Bhutasankhya: things stand for digits</h3>
      <p>
        Two are the eyes, three the fires, four the Vedas. The Surya Siddhanta (1.29) gives the same
        years of a yuga as <Iast>kha-catuṣka-rada-arṇavāḥ</Iast>:
      </p>
      <ul className="answer-terms">
        {SKY_FOUR_TEETH_OCEANS.map(({ word, means, digits }) => (
          <li key={word}>
            <Iast>{word}</Iast>
            <span>{means}</span>
            <span className="num">{digits}</span>
          </li>
        ))}
      </ul>
      <p>
        The first word is the lowest place, so one writes from right to left:{" "}
        <Computed>{groupedText(valueOfNumberWords(SKY_FOUR_TEETH_OCEANS), "western")}</Computed>.
      </p>
    </>
  );
}

function InTheWest() {
  return (
    <>
      <h3>Cousins in the west</h3>
      <p>
        Greek, Hebrew and Arabic give 1 to 9, 10 to 90 and the hundreds to their letters in order
        and add up what a word holds. No letter changes the place of another: that is what
        Aryabhata’s vowels do.
      </p>
      <ul className="answer-terms">
        {LETTER_NUMERALS.map(({ system, lang, word, means, values, note }) => (
          <li key={system}>
            <span>
              {system}, <bdi lang={lang}>{word}</bdi>, {means}
            </span>
            <span className="num">
              {values.join(" + ")} ={" "}
              <Computed>{values.reduce((sum, value) => sum + value, 0)}</Computed>
            </span>
            <span className="label">{note}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function SourcesOfNumeration() {
  return (
    <Sources>
      <li>
        Aryabhatiya, Gitikapada 2 and 3.{" "}
        <Outside href="https://archive.org/details/The_Aryabhatiya_of_Aryabhata_Clark_1930">
          W. E. Clark’s English of 1930
        </Outside>
        {"; "}
        <Outside href="https://en.wikipedia.org/wiki/Āryabhaṭa_numeration">
          Wikipedia, Aryabhata numeration
        </Outside>
      </li>
      <li>
        Shankaravarman, Sadratnamala (1819), has the katapayadi rule in one verse.{" "}
        <Outside href="https://en.wikipedia.org/wiki/Katapayadi_system">
          Wikipedia, Katapayadi system
        </Outside>
      </li>
      <li>
        Surya Siddhanta 1.29, in E. Burgess’s English of 1860.{" "}
        <Outside href="https://en.wikipedia.org/wiki/Bhutasamkhya_system">
          Wikipedia, Bhutasamkhya system
        </Outside>
      </li>
      <li>
        <Outside href="https://en.wikipedia.org/wiki/Greek_numerals">Greek</Outside>,{" "}
        <Outside href="https://en.wikipedia.org/wiki/Hebrew_numerals">Hebrew</Outside> and{" "}
        <Outside href="https://en.wikipedia.org/wiki/Abjad_numerals">Arabic</Outside> letters as
        numerals, on Wikipedia
      </li>
    </Sources>
  );
}

const addends = (letters: readonly { readonly value: number | null }[]) =>
  letters.flatMap(({ value }) => value ?? []).join(" + ");
