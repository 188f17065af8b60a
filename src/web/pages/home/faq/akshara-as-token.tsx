import { CONSONANTS, VOWELS } from "#domain/letters/letters.ts";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { Deva, Iast } from "./indic.tsx";
import { Outside, Sources } from "./sources.tsx";
import { WAYS_TO_CUT } from "./ways-to-cut.ts";

const consonants = CONSONANTS.filter(({ extension }) => !extension).length;
const places = new Set(VOWELS.map(({ exponent }) => exponent)).size;

/** What an akshara and a language model's token have in common, and where they differ. */
export function AksharaAsToken() {
  return (
    <div className="answer">
      <p>
        Before it can do anything with a word, a reader has to cut it into pieces, a machine no less
        than a child. Here is <Deva>नमस्ते</Deva>, <Iast>namaste</Iast>, cut in four ways:
      </p>
      <ul className="cuts">
        {WAYS_TO_CUT.map(({ name, pieces, lang }) => (
          <li key={name}>
            <b>
              {pieces.length} {name}
            </b>
            <ul>
              {pieces.map(({ at, text, hex }) => (
                <li key={at}>
                  {hex === undefined ? (
                    <span lang={lang} className="cut">
                      {text}
                    </span>
                  ) : (
                    <LetterChip hex={hex} lang={lang}>
                      {text}
                    </LetterChip>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p>
        An akshara, <Deva>अक्षर</Deva>, is a vowel with the consonants that stand before it: what one
        group of signs writes. Speech parts otherwise, <Iast>na-mas-te</Iast>, and a{" "}
        <a href="/words/verse">verse is weighed</a> by what is spoken. The word also means “that
        which does not perish”. A token of a language model is a piece of text that was frequent in
        what the model was made from. Most tokenizers begin with the bytes, or with characters, and
        join the commonest neighbours again and again until their list is full.
      </p>
      <dl className="answer-list">
        <dt>What they share</dt>
        <dd>
          Both are the unit in which reading happens. Both come from a list that ends, and make
          endless text of it. Both get a number: a token its place in the list, an akshara by
          Aryabhata’s rule a value that can be worked out.
        </dd>
        <dt>Where they part</dt>
        <dd>
          An akshara’s edges follow from the sounds, so every reader finds the same ones, in any
          script. A token’s edges follow from statistics, so they change with the tokenizer, and how
          many tokens <Deva>नमस्ते</Deva> becomes has no single answer. A token’s number is only its
          name; an akshara’s number is the sum of its letters, though two may have the same, as{" "}
          <Iast>ya</Iast> and <Iast>ṅma</Iast> are both 30.
        </dd>
        <dt>How many there are</dt>
        <dd>
          Aryabhata’s {consonants} consonants before {places} vowels make {consonants * places}{" "}
          plain aksharas, and clusters make more. GPT-2’s list has 50,257 tokens. For lack of Indic
          text in the lists, the same sentence may cost far more tokens in one language than in
          another: up to 15 times as many, in one comparison.
        </dd>
      </dl>
      <p>
        Whether a model that read by aksharas would read Sanskrit better is a question for
        experiments. We have made none, and claim nothing.
      </p>
      <Sources>
        <li>
          Joining commonest neighbours:{" "}
          <Outside href="https://aclanthology.org/P16-1162/">
            Sennrich, Haddow and Birch, Neural Machine Translation of Rare Words with Subword Units
            (2016)
          </Outside>
        </li>
        <li>
          Bytes to begin with, and 50,257: Radford and others, Language Models are Unsupervised
          Multitask Learners (2019)
        </li>
        <li>
          Up to 15 times:{" "}
          <Outside href="https://arxiv.org/abs/2305.15425">
            Petrov and others, Language Model Tokenizers Introduce Unfairness Between Languages
            (2023)
          </Outside>
        </li>
        <li>Aksharas and letters are cut by this site’s own reader, as under “Your word”.</li>
      </Sources>
    </div>
  );
}
