import { Fragment } from "react";
import { colourOf } from "#domain/colour/letter-colours.ts";
import { standingAlone } from "../../../ui/standing-alone.ts";
import { Computed } from "../../../ui/text/computed.tsx";
import { LetterChip } from "../../../ui/text/letter-chip.tsx";
import { PowerOfTen } from "../../../ui/text/power-of-ten.tsx";
import { languageOf } from "../../../ui/text/scripts.ts";
import { Grouped } from "./parts.tsx";
import { countsAtPlace, type Term } from "./terms.ts";
import "./cluster-figure.css";

/** Consonants with their numbers, in a bracket over the vowel that gives their place. */
export function ClusterFigure({ term }: { term: Term }) {
  const { consonants, vowel, value } = term;
  return (
    <div className="cluster">
      {consonants.length > 0 && (
        <div>
          <div className="cluster-letters">
            {consonants.map(({ place, entry, text }, index) => (
              <Fragment key={place}>
                {index > 0 && <span className="cluster-number cluster-plus">+</span>}
                <div className="cluster-letter">
                  <Letter text={text} latin={entry.latin} />
                  {entry.latin !== text && (
                    <span className="iast" lang="sa-Latn">
                      {entry.latin}
                    </span>
                  )}
                  <span className="cluster-number num">{entry.value_text}</span>
                </div>
              </Fragment>
            ))}
          </div>
          <svg
            className="cluster-brace"
            aria-hidden="true"
            viewBox="0 0 100 18"
            preserveAspectRatio="none"
          >
            <path d="M2 1V9H98V1M50 9V18" />
          </svg>
        </div>
      )}
      {vowel === null ? (
        <p className="label">no vowel, not counted</p>
      ) : (
        <div className="cluster-vowel">
          <Letter text={vowel.char} latin={vowel.latin} />
          <span>
            <span className="label">
              {vowel.latin}
              {vowel.type === "implicit_vowel" && ", unwritten,"} names the place
            </span>
            <span className="cluster-number">
              {countsAtPlace(term) ? (
                <>
                  × <PowerOfTen exponent={vowel.exponent ?? 0} />
                </>
              ) : (
                "not counted"
              )}
            </span>
          </span>
        </div>
      )}
      <p className="cluster-value serif">
        ={" "}
        <Computed>
          <Grouped value={value} />
        </Computed>
      </p>
    </div>
  );
}

function Letter({ text, latin }: { text: string; latin: string | null }) {
  return (
    <LetterChip hex={(latin && colourOf(latin)?.hex) || null} lang={languageOf(text)}>
      {standingAlone(text)}
    </LetterChip>
  );
}
