import { coefficientsOf } from "../../form/entries.ts";
import { found, given, grid, label, rule, START } from "../drawing.ts";
import { powersOver, underPowers } from "../shared/coefficient-table.ts";
import { linesAfter } from "../shared/lines.ts";
import { layoutsFor, typedIn } from "../working.ts";

const drawn = layoutsFor("chalana-kalanabhyam");
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

export const layouts = [
  // A polynomial and its differentials, each coefficient under its power of x.
  drawn(["derivatives"], (lines, working) => {
    const { derivatives } = lines.derivatives;
    const width = derivatives[0]!.length + 1;
    return grid([
      ...powersOver(1, width),
      ...underPowers(given, START, 2, width, coefficientsOf(typedIn(working, "c")).slice(-width)),
      rule(START, 3, width + 1),
      ...derivatives.flatMap((row, index) => [
        label(lines.derivatives, [4 + index, 1], `D${SUBSCRIPTS[index + 1] ?? index + 1}`),
        ...underPowers(found, lines.derivatives, 4 + index, width, row),
      ]),
      ...linesAfter(working, lines.derivatives, 4 + derivatives.length, width + 1),
    ]);
  }),
];
