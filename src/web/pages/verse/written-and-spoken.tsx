import type { ReactNode } from "react";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";

const WRITTEN = [
  ["न", "na"],
  ["म", "ma"],
  ["स्ते", "ste"],
] as const;
const SPOKEN = [
  ["न", "na"],
  ["मस्", "mas"],
  ["ते", "te"],
] as const;

/** One word parted as it is written and as it is spoken. */
export function WrittenAndSpoken() {
  return (
    <LeafRow
      number={5}
      title="Written and spoken"
      note="The akshara of writing is not the syllable of speech."
    >
      <div className="verse-pair">
        <Parts title="Written: three aksharas" parts={WRITTEN}>
          Writing gathers all consonants to the vowel after them.
        </Parts>
        <Parts title="Spoken: three syllables" parts={SPOKEN}>
          Speech closes a syllable with the first of two consonants. So <i lang="sa-Latn">mas</i> is
          heavy though its vowel is short.
        </Parts>
      </div>
    </LeafRow>
  );
}

interface PartsProps {
  readonly title: string;
  readonly parts: readonly (readonly [letters: string, iast: string])[];
  readonly children: ReactNode;
}

function Parts({ title, parts, children }: PartsProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="verse-parts">
        {parts.map(([letters, iast]) => (
          <li key={iast}>
            <span lang="sa-Deva" className="font-verse">
              {letters}
            </span>
            <i lang="sa-Latn">{iast}</i>
          </li>
        ))}
      </ul>
      <p className="note">{children}</p>
    </div>
  );
}
