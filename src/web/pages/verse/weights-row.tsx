import { useState } from "react";
import { SCHEME_NAMES } from "#domain/letters/latin-schemes.ts";
import { Button } from "../../ui/controls/button.tsx";
import { followArrows } from "../../ui/follow-arrows.ts";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { LetterChip } from "../../ui/text/letter-chip.tsx";
import type { QuarterView, SyllableView, VerseView } from "./verse-view.ts";
import { WeightMarks } from "./weight-marks.tsx";

/** So many syllables of a line are shown at first, and more with every press. */
const SYLLABLES_AT_ONCE = 120;

const ofCount = (count: number, one: string, several = `${one}s`) => (count === 1 ? one : several);

interface WeightsRowProps {
  readonly verse: VerseView;
  /** The language tag of the text. */
  readonly lang: string;
  /** The font class for the aksharas. */
  readonly fontClass: string;
}

/** Each syllable with its weight; the pressed one says why it has it. */
export function WeightsRow({
  verse: { quarters, passedOver, scheme },
  lang,
  fontClass,
}: WeightsRowProps) {
  const [pressed, press] = useState<readonly [quarter: number, syllable: number]>([0, 0]);
  const syllables = quarters.flatMap((quarter) => quarter.syllables);
  const known = quarters[pressed[0]]?.syllables[pressed[1]];
  const [line, place] = known ? pressed : [0, 0];
  const heavy = syllables.filter(({ isHeavy }) => isHeavy).length;
  const light = syllables.length - heavy;
  return (
    <LeafRow
      number={2}
      title="The weights"
      note={
        <>
          Above, the akshara as written, with a strip of its letters. Below, the syllable as spoken.{" "}
          <span className="needs-scripts no-print">
            Press one for its rule; the arrow keys lead on.
          </span>
        </>
      }
    >
      <p className="verse-legend">
        <span>
          <WeightMarks weights="L" /> <i lang="sa-Latn">laghu</i> light, 1 mātrā
        </span>
        <span>
          <WeightMarks weights="G" /> <i lang="sa-Latn">guru</i> heavy, 2 mātrās
        </span>
      </p>
      <Because syllable={known ?? syllables[0]!} lang={lang} fontClass={fontClass} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it */}
      <div
        onKeyDown={(event) => {
          const syllables = event.currentTarget.querySelectorAll<HTMLElement>(".verse-akshara");
          followArrows(event, { all: syllables })?.click();
        }}
      >
        {quarters.map((quarter, index) => (
          <WeighedQuarter
            key={quarter.name}
            quarter={quarter}
            lang={lang}
            fontClass={fontClass}
            pressed={line === index ? place : null}
            onPress={(at) => press([index, at])}
          />
        ))}
      </div>
      <p className="verse-sum">
        <span>
          <b>{syllables.length}</b> {ofCount(syllables.length, "syllable")}
        </span>
        <span>
          <b>{heavy}</b> guru
        </span>
        <span>
          <b>{light}</b> laghu
        </span>
        <span>
          {heavy} × 2 + {light} = <b className="computed">{heavy * 2 + light}</b>{" "}
          {ofCount(heavy * 2 + light, "mātrā")}
        </span>
      </p>
      {passedOver.length > 0 && <p className="note">Not counted: {passedOver.join(" ")}</p>}
      {scheme !== null && scheme !== "iast" && scheme !== "ascii" && (
        <p className="note">Judging by its spelling, it is read as {SCHEME_NAMES[scheme]}.</p>
      )}
      <p className="ref above-s">
        What makes a syllable heavy: a long vowel, anusvāra, visarga, or two consonants after it. A
        light one at the end of a quarter may count as heavy.{" "}
        <i lang="sa-Latn">
          saṃyuktādyaṃ dīrghaṃ sānusvāraṃ visargasaṃmiśram, vijñeyam akṣaraṃ guru pādāntasthaṃ
          vikalpena
        </i>
        , Śrutabodha 2.
      </p>
    </LeafRow>
  );
}

interface BecauseProps {
  readonly syllable: SyllableView;
  readonly lang: string;
  readonly fontClass: string;
}

function Because({ syllable, lang, fontClass }: BecauseProps) {
  const { akshara, hex, title, sentence, rule } = syllable;
  return (
    <div className="verse-because" role="status">
      <LetterChip hex={hex} lang={lang} className={`verse-chip ${fontClass}`}>
        {akshara}
      </LetterChip>
      <div>
        <p>
          <b>{title}</b> {sentence}
        </p>
        <p className="ref">
          <i lang="sa-Latn">{rule.words}</i>, {rule.source}
        </p>
      </div>
    </div>
  );
}

interface WeighedQuarterProps {
  readonly quarter: QuarterView;
  readonly lang: string;
  readonly fontClass: string;
  readonly pressed: number | null;
  readonly onPress: (at: number) => void;
}

function WeighedQuarter({ quarter, lang, fontClass, pressed, onPress }: WeighedQuarterProps) {
  const { name, text, syllables, matras, metre } = quarter;
  const [shown, show] = useState(SYLLABLES_AT_ONCE);
  const hidden = syllables.length - shown;
  const heavy = syllables.filter(({ isHeavy }) => isHeavy).length;
  return (
    <section className="verse-quarter" aria-label={name}>
      <h3>
        <b>{name}</b>{" "}
        <span lang={lang} className={`verse-text ${fontClass}`}>
          {text}
        </span>{" "}
        {metre && <i lang="sa-Latn">{metre}</i>}{" "}
        <span className="computed">
          {heavy} guru, {syllables.length - heavy} laghu: {matras} {ofCount(matras, "mātrā")}
        </span>
      </h3>
      <ol className="verse-aksharas">
        {syllables.slice(0, shown).map(({ at, ...syllable }) => (
          <li key={at}>
            <button
              type="button"
              className="verse-akshara"
              aria-pressed={pressed === at}
              tabIndex={pressed === at ? 0 : -1}
              onClick={() => onPress(at)}
            >
              <LetterChip hex={syllable.hex} lang={lang} className={`verse-chip ${fontClass}`}>
                {syllable.akshara}
              </LetterChip>
              <svg
                className="verse-strip"
                aria-hidden="true"
                preserveAspectRatio="none"
                viewBox={`0 0 ${syllable.strip.length} 1`}
              >
                {syllable.strip.map((letter) => (
                  <rect key={letter.at} x={letter.at} width={1} height={1} fill={letter.hex} />
                ))}
              </svg>
              <WeightMarks weights={syllable.isHeavy ? "G" : "L"} />
              <span className="unseen">{syllable.isHeavy ? "guru" : "laghu"}</span>
              <i lang="sa-Latn">{syllable.spoken}</i>
              <span className={syllable.fault ? "verse-fault" : "label"}>
                {syllable.fault ?? syllable.brief}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button
          variant="outlined"
          className="above-s"
          onClick={() => show(shown + SYLLABLES_AT_ONCE)}
        >
          Show more: {hidden} {ofCount(hidden, "syllable is", "syllables are")} left
        </Button>
      )}
    </section>
  );
}
