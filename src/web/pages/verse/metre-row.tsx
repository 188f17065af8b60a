import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { LONGEST_LINE } from "./verse-numbers.ts";
import type { QuarterView, VerseView } from "./verse-view.ts";
import { WeightMarks } from "./weight-marks.tsx";

interface MetreRowProps {
  readonly verse: VerseView;
  /** The font class for Devanagari. */
  readonly fontClass: string;
}

/** The metre of a verse by name, what it sets, and the gaṇas of its quarters. */
export function MetreRow({ verse: { metre, counts, quarters }, fontClass }: MetreRowProps) {
  const lines = quarters.filter(({ syllables }) => syllables.length <= LONGEST_LINE);
  return (
    <LeafRow
      number={3}
      title="The metre"
      note="Found by its fixed syllables; the last of a quarter may have either weight."
    >
      {metre === null ? (
        <p className="measure">
          {counts} No metre known here has this order of weights. A metre is found from one, two or
          four quarters of a verse: put each half or each quarter on a line of its own, and write
          every long vowel as long.
        </p>
      ) : (
        <>
          {metre.name && (
            <p className="verse-metre">
              <span className={`computed ${fontClass}`} lang="sa-Deva">
                {metre.name.devanagari}
              </span>{" "}
              <span className="iast" lang="sa-Latn">
                {metre.name.iast}
              </span>
              {metre.fit && `, ${metre.fit}`}
            </p>
          )}
          <p className="measure">{metre.about}</p>
          <MetrePattern quarters={quarters} />
        </>
      )}
      {lines.length > 0 && <Ganas quarters={lines} />}
      {metre && metre.sources.length > 0 && (
        <p className="ref above-l">Defined in {metre.sources.join("; ")}.</p>
      )}
    </LeafRow>
  );
}

function Ganas({ quarters }: { quarters: readonly QuarterView[] }) {
  const isSloka = quarters.every(({ slokaGanas }) => slokaGanas.length > 0);
  return (
    <>
      <table className="ruled verse-ganas">
        <caption className="label">Gaṇas, in threes from the first syllable</caption>
        <tbody>
          {quarters.map(({ name, ganas }) => (
            <GanaLine key={name} name={name} ganas={ganas} />
          ))}
        </tbody>
      </table>
      {isSloka && (
        <table className="ruled verse-ganas">
          <caption className="label">
            As the śloka is counted: one, three, three, one. After the first syllable no{" "}
            <i lang="sa-Latn">na</i> or <i lang="sa-Latn">sa</i>; the gaṇa after the fourth tells
            its kind.
          </caption>
          <tbody>
            {quarters.map(({ name, slokaGanas }) => (
              <GanaLine key={name} name={name} ganas={slokaGanas} marked={2} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

interface GanaLineProps {
  readonly name: string;
  readonly ganas: QuarterView["ganas"];
  /** The position of the gaṇa that tells the metre. */
  readonly marked?: number;
}

function GanaLine({ name, ganas, marked }: GanaLineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {ganas.map(({ at, name, weights }) => (
          <span className={at === marked ? "verse-gana computed" : "verse-gana"} key={at}>
            <i className="iast" lang="sa-Latn">
              {name}
            </i>
            <WeightMarks weights={weights} />
          </span>
        ))}
      </td>
    </tr>
  );
}

const WORDS: Readonly<Record<string, string>> = { L: "light", G: "heavy", ".": "either" };

/** What a metre sets in each quarter, syllable by syllable; quarters set alike stand together. */
function MetrePattern({ quarters }: { quarters: readonly QuarterView[] }) {
  const rows = [...Map.groupBy(quarters, ({ pattern }) => pattern)];
  if (rows.some(([pattern]) => pattern === null)) return null;
  return (
    <div className="verse-patterns">
      {rows.map(([pattern, alike]) => (
        <div key={pattern}>
          <p className="label">{namesOf(alike, quarters.length)}</p>
          <ol>
            {[...pattern!].map((weight, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the syllables of a metre never move
              <li key={at} className={weight === "." ? "" : "verse-set"}>
                <span className="label">{at + 1}</span>
                {weight === "." ? <b aria-hidden="true">·</b> : <WeightMarks weights={weight} />}
                <span className="unseen"> {WORDS[weight]}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      <p className="note">Marked: set by the metre. The dots are free.</p>
    </div>
  );
}

function namesOf(alike: readonly QuarterView[], all: number): string {
  const names = alike.map(({ name }) => name);
  if (alike.length === all && all > 1) return "Every quarter";
  return names.join(" and ");
}
