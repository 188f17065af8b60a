import { found, label } from "../drawing.ts";
import { runningRemainders } from "../shared/running-remainders.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("dhvajanka");

export const layouts = [
  drawn(["flag"], ({ flag }, working) => {
    const above = flag.flag.join("");
    return runningRemainders(working, {
      start: flag,
      flag: above === "" ? [] : [label("flag", flag), found(above, flag)],
      divisor: { step: flag.step, text: flag.main_divisor },
      digits: flag.digits,
      columns: [...working.rows("column"), ...working.rows("left")],
      name: "quotient",
    });
  }),
];
