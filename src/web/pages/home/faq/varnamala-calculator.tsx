import { Deva, Iast } from "./indic.tsx";
import { PictureColoured } from "./picture-coloured.tsx";
import { PictureRead } from "./picture-read.tsx";
import { PictureSummed } from "./picture-summed.tsx";
import { WORD } from "./read-word.ts";
import { Outside, Sources } from "./sources.tsx";

/** How the calculator processes a word, in three pictures. */
export function VarnamalaCalculator() {
  return (
    <div className="answer">
      <p>
        The calculator does three things with a word. Here it does them with{" "}
        <Deva>{WORD.text}</Deva>, <Iast>{WORD.latin}</Iast>, the word with which the Aryabhatiya
        counts the years of a yuga.
      </p>
      <div className="pictures">
        <PictureRead />
        <PictureSummed />
        <PictureColoured />
      </div>
      <p>
        Any word can be lit up under “Your word” on this page. For members{" "}
        <a href="/private/aryabhatta">Script to Number</a> adds its number, every step of the
        working, and arithmetic on it.
      </p>
      <Sources>
        <li>
          The word and its number: Aryabhatiya, Gitikapada 3; the rule: Gitikapada 2.{" "}
          <Outside href="https://archive.org/details/The_Aryabhatiya_of_Aryabhata_Clark_1930">
            W. E. Clark’s English of 1930
          </Outside>
        </li>
        <li>
          The places in the mouth: Apishali-Shiksha, chapter 2. The colours are this site’s own:{" "}
          <a href="/stnc/colours">how they were chosen</a>.
        </li>
      </Sources>
    </div>
  );
}
