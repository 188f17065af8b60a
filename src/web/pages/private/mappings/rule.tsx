import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";

/** The rule behind the tables: the verse, what it says, and what it leaves open. */
export function Rule() {
  return (
    <div className="mapping-rule">
      <blockquote className="rule-verse">
        <p lang="sa-Deva">
          वर्गाक्षराणि वर्गेऽवर्गेऽवर्गाक्षराणि कात् ङ्मौ यः ।
          <br />
          खद्विनवके स्वरा नव वर्गेऽवर्गे नवान्त्यवर्गे वा ॥
        </p>
        <p className="iast" lang="sa-Latn">
          vargākṣarāṇi varge ’varge ’vargākṣarāṇi kāt ṅmau yaḥ | khadvinavake svarā nava varge
          ’varge navāntyavarge vā ||
        </p>
      </blockquote>
      <p className="rule-prose">
        Each of nine vowels opens a pair of places: <i>a</i> the ones and tens, <i>i</i> the
        hundreds and thousands, and so on to <i>au</i>. The letters of the five rows, counted from
        k, fill the first place of a pair. The others fill the second, beginning with ya, which
        equals ṅ and m together: 5 + 25 = 30. Consonants before one vowel are added; the vowels’
        shares are added too, in any order.
      </p>
      <ul className="rule-prose rule-notes">
        <li>
          A vowel shows a place and has no number of its own. The number beside it is only its place
          in the list shown: it moves when a letter is inserted before it, and its power of ten
          never does.
        </li>
        <li>A long vowel counts as its short one (Clark, p. 4).</li>
        <li>Beyond the rows, order and number part: y is the 26th consonant, and counts 30.</li>
        <li>
          The verse knows 33 consonants. The extra ones are counted here like their nearest letter,{" "}
          <span lang="sa-Deva">ळ</span> as l, by our own choice; so are short e and o, as{" "}
          <PowerOfTen exponent={10} /> and <PowerOfTen exponent={14} />.
        </li>
        <li>
          The verse’s last words, on places past the ninth vowel, are of uncertain meaning (Clark,
          p. 6), and nothing here rests on them.
        </li>
      </ul>
      <p className="ref">
        <cite>Āryabhaṭīya</cite>, Gītikāpāda 2. W. E. Clark,{" "}
        <cite>The Āryabhaṭīya of Āryabhaṭa</cite> (Chicago, 1930). That consonants joined in a
        cluster share one vowel is Parameśvara’s remark on the word{" "}
        <span lang="sa-Latn">khyughṛ</span>.
      </p>
    </div>
  );
}
