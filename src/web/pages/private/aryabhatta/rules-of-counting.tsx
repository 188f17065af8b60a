import { type LatinScheme, SCHEME_NAMES } from "#domain/letters/latin-schemes.ts";
import type { ReadingRules } from "#domain/numeration/reading.ts";
import { Segmented } from "../../../ui/controls/segmented.tsx";

interface Choice<Rule extends keyof ReadingRules> {
  readonly rule: Rule;
  readonly legend: string;
  readonly options: readonly {
    readonly value: ReadingRules[Rule];
    readonly label: string;
    /** Its wording in the summary of the choices. */
    readonly short: string;
  }[];
}

const choice = <Rule extends keyof ReadingRules>(
  rule: Rule,
  legend: string,
  options: Choice<Rule>["options"],
) => ({ rule, legend, options });

const CHOICES = [
  choice("standaloneVowel", "Standalone vowels", [
    { value: "place", label: "Their place value", short: "place" },
    { value: "zero", label: "0", short: "0" },
  ]),
  choice("finalConsonant", "Final consonant", [
    { value: "zero", label: "0", short: "0" },
    { value: "a", label: "As if a followed", short: "as with a" },
  ]),
  choice("anusvara", "Anusvara", [
    { value: "zero", label: "0", short: "0" },
    { value: "nasal", label: "As the nasal of the stop", short: "as its nasal" },
  ]),
  choice("extensions", "Extra letters", [
    { value: "count", label: "Counted", short: "counted" },
    { value: "zero", label: "0", short: "0" },
  ]),
];

interface RulesOfCountingProps {
  readonly rules: ReadingRules;
  /** How Latin letters were read, if the text had any and has been read. */
  readonly scheme: LatinScheme | null;
  readonly onChange: (change: Partial<ReadingRules>) => void;
}

/** The rules on which calculators differ: the present choices, and controls to change them. */
export function RulesOfCounting({ rules, scheme, onChange }: RulesOfCountingProps) {
  const chosen = CHOICES.map(({ rule, legend, options }) => {
    const option = options.find(({ value }) => value === rules[rule]);
    return `${legend.toLowerCase()}: ${option?.short}`;
  });
  return (
    <div className="rules row">
      <p>
        <b>Counted by</b> {chosen.join(" · ")}
        {scheme && ` · Latin read as ${SCHEME_NAMES[scheme]}`}
      </p>
      <details className="no-print">
        <summary>Change the rules</summary>
        <div className="rules-choices">
          {CHOICES.map(({ rule, legend, options }) => (
            <Segmented<string>
              key={rule}
              legend={legend}
              options={options}
              value={rules[rule]}
              onChange={(value) => onChange({ [rule]: value })}
            />
          ))}
        </div>
        <p className="note">
          Āryabhaṭa’s verse does not settle these questions, and calculators differ. It says nothing
          of a vowel without a consonant, or of letters beyond the 33.
        </p>
      </details>
    </div>
  );
}
