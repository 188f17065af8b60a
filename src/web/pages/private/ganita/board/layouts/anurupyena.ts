import { at, found, foundEach, grid, label, mark, rule, sign } from "../drawing.ts";
import { twoEquations } from "../shared/coefficients.ts";
import { linesAfter } from "../shared/lines.ts";
import { inOneProduct, nearABase } from "../shared/near-a-base.ts";
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
      [null, ...foundEach(row1.row1, row1)],
      [sign("+", row2), ...row2.row2.map((text) => text !== "0" && found(text, row2))],
      [rule(row2)],
      [null, ...foundEach(sums.sums, sums)],
      [rule(parts, "dashes")],
      [null, ...foundEach(parts.parts, parts)],
    ]),
  ),

  // The cube of a single digit, which has no parts.
  drawn(["heart"], ({ heart }, working) =>
    inOneProduct(working, heart, [heart.b, heart.b, heart.b], heart.cubed),
  ),

  // Two simultaneous equations by their coefficients; two columns in one ratio are marked.
  drawn(["ratios"], ({ ratios }, working) => {
    const alike = { x: [3, 4], y: [2, 4] }[ratios.rule[0]!] ?? [];
    return grid(
      [
        ...twoEquations(working),
        alike.map((column) => at(column, mark("rule", ratios))),
        alike.map((column) => at(column, label("one ratio", ratios))),
      ],
      { below: linesAfter(working, { step: ratios.step - 1 }) },
    );
  }),

  // Without a single solution, no ratio is looked for.
  drawn(["determinant"], (_, working) =>
    grid(twoEquations(working), { below: linesAfter(working, { step: 0 }) }),
  ),
];
