import { found, grid, inRow, label, rule, sign } from "../drawing.ts";
import { allLines, linesAfter } from "../shared/lines.ts";
import { nearABase } from "../shared/near-a-base.ts";
import { inOneProduct } from "../shared/one-product.ts";
import { twoEquations } from "../shared/two-equations.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("anurupyena");

export const layouts = [
  drawn(
    ["base", "devA", "devB", "cross", "scaled", "product", "right", "left"],
    ({ base, scaled, ...lines }) =>
      nearABase({
        ...lines,
        base: { step: base.step, value: base.working_base },
        scaled: { ...scaled, ratio: base.ratio },
      }),
  ),

  // The four terms of a cube in proportion, the doubles below, and what is carried.
  drawn(["row1", "row2", "sums", "parts"], ({ row1, row2, sums, parts }) =>
    grid([
      ...inRow(found, row1, [1, 2], row1.row1),
      sign(row2, [2, 1], "+"),
      ...inRow(found, row2, [2, 2], row2.row2).filter(({ finds }) => finds !== "0"),
      rule(row2, 3, 5),
      ...inRow(found, sums, [4, 2], sums.sums),
      { ...rule(parts, 5, 5), look: "dashes" },
      ...inRow(found, parts, [6, 2], parts.parts),
    ]),
  ),

  // The cube of a single digit, which has no parts.
  drawn(["heart"], ({ heart }, working) =>
    inOneProduct(working, heart, [heart.b, heart.b, heart.b], `${BigInt(heart.b) ** 3n}`),
  ),

  // Two simultaneous equations by their coefficients; two columns in one ratio are marked.
  drawn(["ratios"], ({ ratios }, working) => {
    const alike = { x: [3, 4], y: [2, 4] }[ratios.rule[0]!] ?? [];
    return grid([
      ...twoEquations(working),
      ...alike.flatMap((column) => [
        rule(ratios, 4, 1, column),
        label(ratios, [5, column], "one ratio"),
      ]),
      ...linesAfter(working, { step: ratios.step - 1 }, 6, 4),
    ]);
  }),

  // Without a single solution, no ratio is looked for.
  drawn(["determinant"], (_, working) =>
    grid([...twoEquations(working), ...allLines(working, 4, 4)]),
  ),
];
