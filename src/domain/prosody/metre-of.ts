import { anushtubhOf } from "./anushtubh.ts";
import { closedMatras, jatiOf } from "./jati.ts";
import { FIXED_METRES, type FixedMetre, type MetreKind } from "./metres.ts";
import { type Accepts, byLicence, byRule, cutByLength, faultsIn } from "./quarters.ts";
import type { Syllable } from "./weigh.ts";

type Syllables = readonly Syllable[];

/** A quarter of a verse, or a half or a line if the metre does not distinguish quarters. */
export interface Quarter {
  readonly syllables: Syllables;
  /** IAST name of the metre of this quarter, where quarters of several are mixed. */
  readonly metre: string | null;
  /** Positions of the syllables whose weight is not the metre's. */
  readonly faults: readonly number[];
  /** The weights that the metre sets, as L and G, and a dot where either may stand. */
  readonly pattern: string | null;
}

/** The metre of a verse. */
export interface MetreReading {
  /** IAST. */
  readonly name: string;
  readonly kind: MetreKind;
  /** What is special about this verse, in a sentence; null if nothing is. */
  readonly remark: string | null;
  /** Syllables between the pauses of a quarter; empty where the sources name none. */
  readonly pauses: readonly number[];
  readonly sources: readonly string[];
  readonly quarters: readonly Quarter[];
}

const MOST_SYLLABLES = Math.max(...FIXED_METRES.map(({ quarters }) => quarters.join("").length));

const PROSODISTS = ["Kedārabhaṭṭa, Vṛttaratnākara 2", "V. S. Apte (1890), appendix 1"];

/**
 * Names the metre of a verse, or of its first half or quarter, from the weights of its lines.
 *
 * A verse with few syllables of a wrong weight is named after the metre it is nearest to, with
 * these syllables as faults. Null if it is near none.
 */
export function metreOf(lines: readonly Syllables[]): MetreReading | null {
  if (lines.reduce((sum, { length }) => sum + length, 0) > MOST_SYLLABLES) return null;
  return (
    fixedMetre(lines, byRule) ??
    anushtubh(lines) ??
    jati(lines) ??
    licensed(lines) ??
    nearest(lines)
  );
}

function fixedMetre(lines: readonly Syllables[], accepts: Accepts): MetreReading | null {
  return exact(lines, accepts) ?? mixed(lines, accepts);
}

const LICENCE =
  "Before pr, hr, br or kr a heavy syllable stands for a light one here, which poets allow themselves.";

function licensed(lines: readonly Syllables[]): MetreReading | null {
  const metre = fixedMetre(lines, byLicence);
  return metre && { ...metre, remark: [metre.remark, LICENCE].filter(Boolean).join(" ") };
}

// Shorter quarters match too easily by chance.
const SHORTEST_ALONE = 8;

/** A verse cut into the quarters of a metre, whether or not its weights are those of the metre. */
interface Fitting {
  readonly metre: FixedMetre;
  readonly quarters: readonly Quarter[];
}

function fittings(lines: readonly Syllables[], accepts: Accepts): Fitting[] {
  return FIXED_METRES.flatMap((metre) => {
    const cut = cutByLength(
      lines,
      metre.quarters.map((weights) => weights.length),
    );
    if (cut === null || (cut.length === 1 && cut[0]!.length < SHORTEST_ALONE)) return [];
    const quarters = cut.map((syllables, index) => ({
      syllables,
      metre: null,
      faults: faultsIn(syllables, metre.quarters[index]!, accepts),
      pattern: openEnded(metre.quarters[index]!),
    }));
    return [{ metre, quarters }];
  });
}

// The last syllable of a quarter may have either weight.
const openEnded = (weights: string) => `${weights.slice(0, -1)}.`;

function faultCount({ quarters }: Fitting): number {
  return quarters.reduce((sum, { faults }) => sum + faults.length, 0);
}

function fixed({ metre, quarters }: Fitting, remark: string | null): MetreReading {
  const { name, kind, pauses, sources } = metre;
  return { name, kind, remark, pauses, sources, quarters };
}

function exact(lines: readonly Syllables[], accepts: Accepts): MetreReading | null {
  const [found, ...others] = fittings(lines, accepts)
    .filter((one) => faultCount(one) === 0)
    .sort((one, other) => other.quarters.length - one.quarters.length);
  return found ? fixed(found, alsoPartOf(found, others)) : null;
}

// Two quarters of some metres are one of another: pramāṇikā's are a quarter of pañcacāmara.
function alsoPartOf(found: Fitting, others: readonly Fitting[]): string | null {
  const longer = others.find(({ quarters }) => quarters.length < found.quarters.length);
  if (longer === undefined) return null;
  const part = longer.quarters.length === 1 ? "a quarter" : "half a verse";
  return `It is also ${part} of ${longer.metre.name}, whose quarters are longer.`;
}

function nearest(lines: readonly Syllables[]): MetreReading | null {
  const [found] = fittings(lines, byRule).sort((one, other) => faultCount(one) - faultCount(other));
  if (found === undefined) return null;
  const faults = faultCount(found);
  const syllables = lines.flat().length;
  if (faults * 12 > syllables) return null;
  const which = faults === 1 ? "one syllable has" : `${faults} syllables have`;
  return fixed(found, `Nearly: ${which} another weight than the metre asks for.`);
}

// Quarters of one length whose metres are two or more, as in most of the Gita's longer verses.
function mixed(lines: readonly Syllables[], accepts: Accepts): MetreReading | null {
  for (const length of [11, 12]) {
    const cut = cutByLength(lines, [length, length, length, length]);
    const quarters = cut?.map((syllables) => {
      const metre = metreOfQuarter(syllables, accepts);
      const pattern = metre ? openEnded(metre.quarters[0]!) : null;
      return { syllables, metre: metre?.name ?? null, faults: [], pattern };
    });
    if (quarters?.every(({ metre }) => metre !== null)) {
      const names = [...new Set(quarters.map(({ metre }) => metre))];
      return {
        name: "upajāti",
        kind: "samavritta",
        remark: `A mixture: its quarters are ${names.join(" and ")}.`,
        pauses: [],
        sources: ["Kedārabhaṭṭa, Vṛttaratnākara 3", PROSODISTS[1]!],
        quarters,
      };
    }
  }
  return null;
}

function metreOfQuarter(syllables: Syllables, accepts: Accepts): FixedMetre | undefined {
  return FIXED_METRES.find(
    ({ kind, quarters: [weights] }) =>
      kind === "samavritta" &&
      weights!.length === syllables.length &&
      faultsIn(syllables, weights!, accepts).length === 0,
  );
}

function anushtubh(lines: readonly Syllables[]): MetreReading | null {
  const reading = anushtubhOf(lines);
  if (reading === null) return null;
  const { quarters, forms, patterns } = reading;
  return {
    name: "anuṣṭubh",
    kind: "anushtubh",
    remark: `The śloka of the epics. ${oddQuarters(forms)}`,
    pauses: [],
    sources: [...PROSODISTS, "A. A. Macdonell, A Sanskrit Grammar for Students (1927), appendix 2"],
    quarters: quarters.map((syllables, index) => ({
      syllables,
      metre: null,
      faults: [],
      pattern: patterns[index]!,
    })),
  };
}

function oddQuarters(forms: readonly string[]): string {
  const [first, ...others] = forms;
  return others.every((form) => form === first)
    ? `Its odd quarters are ${first}.`
    : `Its odd quarters are ${forms.join(" and ")}.`;
}

function jati(lines: readonly Syllables[]): MetreReading | null {
  const reading = jatiOf(lines);
  return (
    reading && {
      name: reading.name,
      kind: "jati",
      remark: `It counts mātrās, not the order of light and heavy: ${matrasInWords(reading.quarters)}`,
      pauses: [],
      sources: PROSODISTS,
      quarters: reading.quarters.map((syllables) => ({
        syllables,
        metre: null,
        faults: [],
        pattern: null,
      })),
    }
  );
}

function matrasInWords(pieces: readonly Syllables[]): string {
  const [first, second] = pieces.map(closedMatras);
  const [piece, shares] =
    pieces.length === 2
      ? ["half", `${first} in the first half, ${second} in the second`]
      : ["quarter", `${first} in the odd quarters, ${second} in the even ones`];
  const count = first === second ? `${first} in each ${piece}` : shares;
  return `${count}. The last syllable of each ${piece} counts two, even if it is light.`;
}
