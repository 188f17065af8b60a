import { CALCULATOR_AT, type Definition } from "#domain/ganita/ganita.ts";
import { Sanskrit } from "../../../../ui/text/sanskrit.tsx";
import { WithSanskrit } from "../../../../ui/text/with-sanskrit.tsx";
import { formAddress, type UsedForm } from "../address.ts";
import { cardTitle } from "../card-title.ts";

/** A sub-sutra: an entry of src/content/en/sub-sutras.yaml. */
export interface SubSutra {
  readonly devanagari: string;
  readonly iast: string;
  readonly meaning: string;
  /** What it does, or why no calculator has it. */
  readonly use: string;
  readonly usedBy: readonly UsedForm[];
}

/** Where the list is from. */
export const SUB_SUTRAS_SOURCE =
  "The thirteen of Bharati Krishna Tirtha, Vedic Mathematics (1965), as listed at learnreligions.com and, in Devanagari, in the game Ankh: The Sutra Saga, on GitHub; the book itself was not consulted. Some lists add ध्वजाङ्क and द्वन्द्वयोगः, which have calculators above.";

/** The thirteen sub-sutras, each with the calculators that use it. */
export function SubSutras({ all }: { all: readonly SubSutra[] }) {
  return (
    <>
      <ol className="sub-sutras">
        {all.map((subSutra) => (
          <li key={subSutra.iast} className="sub-sutra">
            <h3>
              <Sanskrit font="sutras" className="sub-sutra-devanagari">
                {subSutra.devanagari}
              </Sanskrit>
              <i lang="sa-Latn" className="iast">
                {subSutra.iast}
              </i>
            </h3>
            <p className="sub-sutra-meaning">{subSutra.meaning}</p>
            <p className="sub-sutra-use">
              <WithSanskrit font="sutras">{subSutra.use}</WithSanskrit>
            </p>
            {subSutra.usedBy.length > 0 && (
              <ul className="row tall-links sub-sutra-links">
                {subSutra.usedBy.map((used) => (
                  <li key={formAddress(used)}>
                    <a href={formAddress(used)}>{nameOf(used)}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <p className="ref above-s">
        <WithSanskrit font="sutras">{SUB_SUTRAS_SOURCE}</WithSanskrit>
      </p>
    </>
  );
}

// The calculator, and which of its modes where that is not the usual one.
function nameOf({ path, form }: UsedForm): string {
  const { name, modes }: Definition = CALCULATOR_AT[path];
  const title = cardTitle({ path, name });
  if (!form) return title;
  if ("power" in form) return `${title}: power ${form.power}`;
  return `${title}: ${modes.find(({ mode }) => mode === form.mode)!.label}`;
}
