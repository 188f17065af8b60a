import { inColumns, oneNumber } from "../shared/in-columns.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("addition");

export const layouts = [
  drawn(["alone"], ({ alone }, working) => oneNumber(alone, working)),
  drawn([], ({ numbers, digits, bars, positive, negative, framing }, working) =>
    inColumns(working, {
      sums: working.rows("column"),
      ends: [positive, negative],
      framing,
      difference: numbers && {
        numbers,
        columns: working.rows("barColumn"),
        runs: working.rows("run"),
        digits: digits ?? bars,
      },
    }),
  ),
];
