import { type MetreReading, type Quarter, reading, type Syllables } from "../metre-reading.ts";
import { FIXED_METRES, type FixedMetre, listedMetre } from "../metres.ts";
import {
  type Accepts,
  byLicence,
  byRule,
  countIn,
  cutByLength,
  cutInto,
  faultsIn,
  freeCuts,
  openEnded,
  weightsIn,
} from "../quarters.ts";

/** A verse cut into the quarters of a metre, whether or not its weights are those of the metre. */
interface Fitting {
  readonly metre: FixedMetre;
  readonly quarters: readonly Quarter[];
}

/** The metre of fixed weights that a verse, its half or its quarter has; null if it has none. */
export function fixedMetreOf(lines: readonly Syllables[]): MetreReading | null {
  return exact(lines, byRule) ?? mixed(lines, byRule);
}

const LICENCE =
  "Before pr, hr, br or kr a heavy syllable stands for a light one here, which poets allow themselves.";

/** The same where heavy syllables before pr, hr, br or kr may stand for light ones. */
export function licensedMetreOf(lines: readonly Syllables[]): MetreReading | null {
  const metre = exact(lines, byLicence) ?? mixed(lines, byLicence);
  return metre && { ...metre, remark: [metre.remark, LICENCE].filter(Boolean).join(" ") };
}

/** The samavṛtta that a whole verse or its half has, and only lists of metres name. */
export function listedMetreOf(lines: readonly Syllables[]): MetreReading | null {
  const syllables = countIn(lines);
  for (const count of [4, 2]) {
    const quarters = cutInto(lines, Array(count).fill(syllables / count));
    if (quarters === null) continue;
    const metre = listedMetre(weightsIn(quarters[0]!));
    if (metre === null) continue;
    const fitting = { metre, quarters: quarters.map(quarterOf(metre, byRule)) };
    if (faultCount(fitting) === 0) return named(fitting, null);
  }
  return null;
}

// Shorter quarters match too easily by chance.
const SHORTEST_ALONE = 8;

function exact(lines: readonly Syllables[], accepts: Accepts): MetreReading | null {
  const [found, ...others] = FIXED_METRES.flatMap((metre) => fitting(metre, lines, accepts) ?? [])
    .filter((one) => faultCount(one) === 0)
    .sort((one, other) => other.quarters.length - one.quarters.length);
  return found ? named(found, alsoPartOf(found, others)) : null;
}

function fitting(metre: FixedMetre, lines: readonly Syllables[], accepts: Accepts): Fitting | null {
  const lengths = metre.quarters.map((weights) => weights.length);
  const cut = cutByLength(lines, lengths);
  if (cut === null || (cut.length === 1 && cut[0]!.length < SHORTEST_ALONE)) return null;
  return { metre, quarters: cut.map(quarterOf(metre, accepts)) };
}

const quarterOf =
  ({ quarters }: FixedMetre, accepts: Accepts) =>
  (syllables: Syllables, index: number): Quarter => ({
    syllables,
    metre: null,
    faults: faultsIn(syllables, quarters[index]!, accepts),
    surplus: null,
    pattern: openEnded(quarters[index]!),
  });

const faultCount = ({ quarters }: Fitting) =>
  quarters.reduce((sum, { faults }) => sum + faults.length, 0);

function named({ metre, quarters }: Fitting, remark: string | null): MetreReading {
  const { name, otherNames, kind, pauses, sources } = metre;
  return reading({ name, otherNames, kind, remark, pauses, sources, quarters });
}

// Two quarters of some metres are one of another: pramāṇikā's are a quarter of pañcacāmara.
function alsoPartOf(found: Fitting, others: readonly Fitting[]): string | null {
  const longer = others.find(({ quarters }) => quarters.length < found.quarters.length);
  if (longer === undefined) return null;
  const part = longer.quarters.length === 1 ? "a quarter" : "half a verse";
  return `It is also ${part} of ${longer.metre.name}, whose quarters are longer.`;
}

const samavrittasByLength = Map.groupBy(
  FIXED_METRES.filter(({ kind }) => kind === "samavritta"),
  ({ quarters: [weights] }) => weights!.length,
);

/** The four metres that are mixed with each other in quarters of eleven and twelve. */
export const UPAJATI_METRES: readonly FixedMetre[] = [
  "indravajrā",
  "upendravajrā",
  "indravaṃśā",
  "vaṃśasthavila",
].map((name) => FIXED_METRES.find((metre) => metre.name === name)!);

const ELEVEN = 11;
const TWELVE = 12;

// Quarters whose metres are two or more, as in most of the Gita's longer verses: any of one length,
// or the four that differ in their first and last syllables.
function mixed(lines: readonly Syllables[], accepts: Accepts): MetreReading | null {
  for (const cut of freeCuts(lines, ELEVEN, TWELVE)) {
    const isOneLength = cut.every(({ length }) => length === cut[0]!.length);
    const metres = isOneLength ? samavrittasByLength.get(cut[0]!.length)! : UPAJATI_METRES;
    const quarters = cut.flatMap((syllables) => {
      const metre = metres.find(
        ({ quarters: [weights] }) =>
          weights!.length === syllables.length &&
          faultsIn(syllables, weights!, accepts).length === 0,
      );
      return metre ? { ...quarterOf(metre, accepts)(syllables, 0), metre: metre.name } : [];
    });
    if (quarters.length === cut.length) return upajati(quarters, null);
  }
  return null;
}

const PROSODISTS = ["Kedārabhaṭṭa, Vṛttaratnākara 3", "V. S. Apte (1890), appendix 1"];

/** The mixture of the metres of its quarters. */
export function upajati(quarters: readonly Quarter[], nearly: string | null): MetreReading {
  const names = [...new Set(quarters.map(({ metre }) => metre))];
  const of = names.length > 1 ? `its quarters are ${inARow(names)}` : `all are ${names[0]}`;
  return reading({
    name: "upajāti",
    kind: "samavritta",
    fit: nearly === null ? "exact" : "near",
    remark: [`A mixture: ${of}.`, nearly].filter(Boolean).join(" "),
    sources: PROSODISTS,
    quarters,
  });
}

const list = new Intl.ListFormat("en", { style: "long", type: "conjunction" });
const inARow = (names: readonly (string | null)[]) => list.format(names.map((name) => `${name}`));
