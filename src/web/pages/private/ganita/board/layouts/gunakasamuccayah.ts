import { found, grid, label, rule, START } from "../drawing.ts";
import { factorsOf, judged, polynomialOf } from "../shared/checked-product.ts";
import { powersOver, underPowers } from "../shared/coefficient-table.ts";
import { lineMark, linesAfter } from "../shared/lines.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("gunakasamuccayah");

export const layouts = [
  // The products that leave one factor out, added in columns, and the first differential below.
  drawn(
    ["product", "differential", "leaveOneOut", "sum", "verdict"],
    ({ product, differential, leaveOneOut, sum, verdict }, working) => {
      const rows = leaveOneOut.leave_one_out;
      const [added, first] = [sum.sum_of_factors, differential.D1_of_expression];
      const factors = factorsOf(working);
      const width = Math.max(added.length, first.length);
      const last = rows.length + 3;
      return grid([
        lineMark(product, 1, width + 1),
        ...powersOver(2, width),
        ...rows.flatMap((row, index) => [
          label(START, [index + 3, 1], ["without ", ...polynomialOf(factors[index]!)]),
          ...underPowers(found, leaveOneOut, index + 3, width, row),
        ]),
        rule(START, last, width + 1),
        label(sum, [last + 1, 1], "together"),
        ...underPowers(found, sum, last + 1, width, added),
        label(differential, [last + 2, 1], "D₁"),
        ...underPowers(found, differential, last + 2, width, first),
        label(verdict, [last + 3, 1, 1, width + 1], judged(added.join() === first.join())),
        ...linesAfter(working, verdict, last + 4, width + 1),
      ]);
    },
  ),
];
