import { coefficientsOf } from "../../form/entries.ts";
import { found, given, grid, label, RULE, START } from "../drawing.ts";
import { powersOver, underPowers } from "../shared/coefficients.ts";
import { linesAfter } from "../shared/lines.ts";
import { layoutsFor, typedIn } from "../working.ts";

const drawn = layoutsFor("chalana-kalanabhyam");
const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

export const layouts = [
  // A polynomial and its differentials, each coefficient under its power of x.
  drawn(["derivatives"], ({ derivatives: line }, working) => {
    const width = line.derivatives[0]!.length + 1;
    const coefficients = coefficientsOf(typedIn(working, "c")).slice(-width);
    return grid(
      [
        powersOver(width),
        underPowers(given, START, width, coefficients),
        RULE,
        ...line.derivatives.map((row, index) =>
          underPowers(
            found,
            line,
            width,
            row,
            label(`D${SUBSCRIPTS[index + 1] ?? index + 1}`, line),
          ),
        ),
      ],
      { below: linesAfter(working, line) },
    );
  }),
];
