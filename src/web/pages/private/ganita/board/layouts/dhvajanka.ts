import { found, label } from "../drawing.ts";
import { runningRemainders } from "../shared/running-remainders.ts";
import { type LineOf, layoutsFor } from "../working.ts";

const drawn = layoutsFor("dhvajanka");

export const layouts = [
  drawn(["flag"], ({ flag, digits: apart }, working) => {
    // A divisor of one digit sets none apart.
    const { digits = [] } = apart ?? (flag as Partial<LineOf<"dhvajanka", "digits">>);
    const above = flag.flag.join("");
    return runningRemainders(working, {
      start: flag,
      flag: above === "" ? [] : [label("flag", flag), found(above, flag)],
      divisor: { step: flag.step, text: flag.main_divisor },
      digits,
      columns: [...working.rows("column"), ...working.rows("left")],
      name: "quotient",
    });
  }),
];
