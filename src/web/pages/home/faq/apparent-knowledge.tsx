import { Deva, Iast } from "./indic.tsx";
import { Outside, Sources } from "./sources.tsx";

/** The traditional distinction between what a word shows and what it carries. */
export function ApparentKnowledge() {
  return (
    <div className="answer">
      <p>
        Somebody says <em>cow</em>. What reaches your ears is a short sound; what reaches your mind
        is an animal that is not in the room. The sound was apparent. The cow was not, and yet you
        know of her: the word carried her.
      </p>
      <p>
        Sanskrit has a pair of names for the two sides. <Iast>pratyakṣa</Iast>, <Deva>प्रत्यक्ष</Deva>,
        is what lies before the eyes and the other senses; <Iast>parokṣa</Iast>, <Deva>परोक्ष</Deva>,
        is what lies beyond them. A word, <Iast>śabda</Iast>, stands with one foot on each side, and
        three old books say how.
      </p>
      <dl className="answer-list">
        <dt>The Rigveda</dt>
        <dd>
          Speech is measured in four steps. Three are laid away in secret and do not stir; the
          fourth is what people speak (1.164.45). One looks and has not seen Speech, another listens
          and does not hear her (10.71.4).
        </dd>
        <dt>The Nyaya Sutra</dt>
        <dd>
          A word is one of four ways of knowing, beside perception, inference and comparison
          (1.1.3). It is the telling of somebody reliable (1.1.7), and of two kinds: about what is
          seen and about what is not seen (1.1.8).
        </dd>
        <dt>Bhartrihari’s Vakyapadiya</dt>
        <dd>
          It opens with the word that has neither beginning nor end and unfolds as meanings and as
          the world (1.1). No thought in the world, it says further on, goes without words: all
          knowing shines forth as if threaded with them (1.123).
        </dd>
      </dl>
      <p>
        There is a warning too. Patanjali calls it fancy when knowledge runs after words alone and
        there is no thing behind them (Yoga Sutra 1.9). He uses the very compound this site is named
        after: <Iast>śabda-jñāna</Iast>, knowledge by words.
      </p>
      <p>
        So these pages begin at the apparent end, where everything can be checked: a sound has a
        place in the mouth, a letter has a number by a rule one can read, and the colours are our
        own and say by which rule they were chosen.
      </p>
      <Sources>
        <li>
          Rigveda 1.164.45 and 10.71.4.{" "}
          <Outside href="https://www.wisdomlib.org/hinduism/book/rig-veda-english-translation/d/doc830788.html">
            The first in Sanskrit, with Wilson’s English and Sayana’s comment
          </Outside>
        </li>
        <li>
          Nyaya Sutra 1.1.3, 1.1.7 and 1.1.8.{" "}
          <Outside href="https://plato.stanford.edu/entries/epistemology-india/">
            Stanford Encyclopedia of Philosophy, Epistemology in Classical Indian Philosophy
          </Outside>
        </li>
        <li>
          Vakyapadiya 1.1 and 1.123, numbered as in K. A. Subramania Iyer’s edition.{" "}
          <Outside href="https://iep.utm.edu/bhartrihari/">
            Internet Encyclopedia of Philosophy, Bhartrihari
          </Outside>
        </li>
        <li>Yoga Sutra 1.9. All renderings here are ours.</li>
      </Sources>
    </div>
  );
}
