import type { ReactNode } from "react";
import type { LatinScheme, ReadingRules } from "#domain/numeration/reading.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { SCHEME_NAMES } from "./latin-schemes.ts";

type Rule = Exclude<keyof ReadingRules, "scheme">;

const CHOICES = {
  standaloneVowel: {
    legend: "Standalone vowels",
    short: { place: "place", zero: "0" },
    labels: { place: "Their place value", zero: "0" },
  },
  finalConsonant: {
    legend: "Final consonant",
    short: { zero: "0", a: "as with a" },
    labels: { zero: "0", a: "As if a followed" },
  },
  anusvara: {
    legend: "Anusvara",
    short: { zero: "0", nasal: "as its nasal" },
    labels: { zero: "0", nasal: "As the nasal of the stop" },
  },
  extensions: {
    legend: "Extra letters",
    short: { count: "counted", zero: "0" },
    labels: { count: "Counted", zero: "0" },
  },
} as const satisfies {
  [R in Rule]: {
    readonly legend: string;
    readonly short: Readonly<Record<ReadingRules[R], string>>;
    readonly labels: Readonly<Record<ReadingRules[R], string>>;
  };
};

interface RulesOfCountingProps {
  readonly rules: ReadingRules;
  /** How Latin letters were read, when there were any and they have been read. */
  readonly scheme: LatinScheme | null;
  readonly onChange: (change: Partial<ReadingRules>) => void;
}

/** The choices on which calculators differ: what was chosen, and the way to choose otherwise. */
export function RulesOfCounting({ rules, scheme, onChange }: RulesOfCountingProps) {
  const line = [
    `standalone vowels: ${CHOICES.standaloneVowel.short[rules.standaloneVowel]}`,
    `final consonant: ${CHOICES.finalConsonant.short[rules.finalConsonant]}`,
    `anusvara: ${CHOICES.anusvara.short[rules.anusvara]}`,
    `extra letters: ${CHOICES.extensions.short[rules.extensions]}`,
    ...(scheme ? [`Latin read as ${SCHEME_NAMES[scheme]}`] : []),
  ];
  const choice = <R extends Rule>(rule: R): ReactNode => {
    const labels: Readonly<Record<string, string>> = CHOICES[rule].labels;
    return (
      <Segmented<string>
        legend={CHOICES[rule].legend}
        options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
        value={rules[rule]}
        onChange={(value) => onChange({ [rule]: value })}
      />
    );
  };
  return (
    <div className="rules">
      <p>
        <b>Counted by</b> {line.join(" · ")}
      </p>
      <details className="no-print">
        <summary>Change the rules</summary>
        <div className="rules-choices">
          {choice("standaloneVowel")}
          {choice("finalConsonant")}
          {choice("anusvara")}
          {choice("extensions")}
        </div>
        <p className="note">
          The verse settles none of these, and calculators differ on them. A vowel without a
          consonant and letters beside the 33 stand outside it.
        </p>
      </details>
    </div>
  );
}
