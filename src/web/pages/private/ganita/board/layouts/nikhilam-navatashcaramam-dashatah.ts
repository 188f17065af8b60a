import { nearABase } from "../shared/near-a-base.ts";
import { layoutsFor } from "../working.ts";

const drawn = layoutsFor("nikhilam-navatashcaramam-dashatah");

export const layouts = [
  drawn(["base", "devA", "devB", "cross", "product", "right", "left"], ({ base, ...lines }) =>
    nearABase({ ...lines, base: { step: base.step, value: base.base } }),
  ),
];
