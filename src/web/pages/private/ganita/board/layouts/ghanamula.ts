import { rootByColumns } from "../shared/running-remainders.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("ghanamula");

export const layouts = [
  drawn(["first"], ({ first, divisor }, working) =>
    rootByColumns(working, first, divisor, [...working.rows("column"), ...working.rows("left")]),
  ),
];
