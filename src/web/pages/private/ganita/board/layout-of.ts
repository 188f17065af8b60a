import type { Drawing } from "./drawing.ts";
import { completedCube, completedSquare, completedTens } from "./layouts/completion.ts";
import { crosswisePolynomials } from "./layouts/crosswise-polynomials.ts";
import { differentials } from "./layouts/differentials.ts";
import { digitByDigit } from "./layouts/digit-by-digit.ts";
import { duplexes } from "./layouts/duplexes.ts";
import { endingDecimal } from "./layouts/ending-decimal.ts";
import { equalSums } from "./layouts/equal-sums.ts";
import { fourthPowers } from "./layouts/fourth-powers.ts";
import { inColumns } from "./layouts/in-columns.ts";
import { inProgression } from "./layouts/in-progression.ts";
import { linesOnTheBoard } from "./layouts/lines.ts";
import { byItsDeficiency, nearABase } from "./layouts/near-a-base.ts";
import { osculation } from "./layouts/osculation.ts";
import {
  aroundTheAverage,
  cubeByHeart,
  cubeInProportion,
  nothingTimesNines,
  oneLess,
  oneMoreThanTheOneBefore,
} from "./layouts/part-by-part.ts";
import {
  crossOfDigitRoots,
  multipliersInProportion,
  oneFactorLeftOut,
  sumsOfCoefficients,
} from "./layouts/product-checks.ts";
import { ringOfDigits } from "./layouts/ring.ts";
import { runningRemainders } from "./layouts/running-remainders.ts";
import { addedAndSubtracted, oneInRatio, oneUnknownGone } from "./layouts/simultaneous.ts";
import { sumOfDenominators } from "./layouts/sum-of-denominators.ts";
import { transposedDivision } from "./layouts/transposed-division.ts";
import { transposition } from "./layouts/transposition.ts";
import type { Working } from "./working.ts";

type Layout = (working: Working) => Drawing | null;

// Each calculator's own, tried in order; a working that fits none stands line by line.
const LAYOUTS: Partial<Record<Working["path"], readonly Layout[]>> = {
  addition: [inColumns],
  subtraction: [inColumns],
  "urdhva-tiryagbhyam": [crosswisePolynomials],
  "ekadhikena-purvena": [oneMoreThanTheOneBefore, ringOfDigits],
  "nikhilam-navatashcaramam-dashatah": [nearABase],
  "paravartya-yojayet": [transposedDivision, transposition],
  "shunyam-samyasamuccaye": [equalSums, sumOfDenominators],
  anurupyena: [nearABase, cubeInProportion, cubeByHeart, oneInRatio],
  "sankalana-vyavakalanabhyam": [addedAndSubtracted, oneUnknownGone],
  puranapuranabhyam: [completedSquare, completedCube, completedTens],
  "chalana-kalanabhyam": [differentials],
  yavadunam: [byItsDeficiency],
  vyashtisamashtih: [aroundTheAverage, fourthPowers],
  "shesanyankena-charamena": [ringOfDigits, endingDecimal],
  sopantyadvayamantyam: [digitByDigit, inProgression],
  "ekanyunena-purvena": [oneLess, nothingTimesNines],
  gunakasamuccayah: [oneFactorLeftOut],
  gunakanupatih: [sumsOfCoefficients, crossOfDigitRoots, multipliersInProportion],
  dhvajanka: [runningRemainders],
  "dvandva-yoga": [duplexes, runningRemainders],
  ghanamula: [runningRemainders],
  veshtanam: [osculation],
};

/**
 * The working as a teacher draws it; null for a product of numbers worked crosswise, which has a
 * drawing of its own.
 */
export function layoutOf(working: Working): Drawing | null {
  const isCrosswise = working.path === "urdhva-tiryagbhyam";
  if (isCrosswise && working.fixed.mode === undefined) return null;
  for (const layout of LAYOUTS[working.path] ?? []) {
    const drawing = layout(working);
    if (drawing) return drawing;
  }
  return linesOnTheBoard(working);
}
