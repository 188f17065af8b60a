import { across, found, grid, label, RULE } from "../drawing.ts";
import {
  factorsOf,
  judged,
  polynomialOf,
  powersOver,
  underPowers,
} from "../shared/coefficients.ts";
import { lineMark, linesAfter } from "../shared/lines.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("gunakasamuccayah");

export const layouts = [
  // The products that leave one factor out, added in columns, and the first differential below.
  drawn(
    ["product", "differential", "leaveOneOut", "sum", "verdict"],
    ({ product, differential, leaveOneOut, sum, verdict }, working) => {
      const [added, first] = [sum.sum_of_factors, differential.D1_of_expression];
      const factors = factorsOf(working);
      const width = Math.max(added.length, first.length);
      const without = (index: number) => label(["without ", ...polynomialOf(factors[index]!)]);
      return grid(
        [
          powersOver(width),
          ...leaveOneOut.leave_one_out.map((row, index) =>
            underPowers(found, leaveOneOut, width, row, without(index)),
          ),
          RULE,
          underPowers(found, sum, width, added, label("together", sum)),
          underPowers(found, differential, width, first, label("D₁", differential)),
          [across(label(judged(added.join() === first.join()), verdict))],
        ],
        { above: [lineMark(product)], below: linesAfter(working, verdict) },
      );
    },
  ),
];
