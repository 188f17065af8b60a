import { scriptToNumber } from "/work/main/bench/lines/script-to-number.ts";
for (const m of await scriptToNumber.measure({ whole: false, seed: 1 })) console.log(m.what, m.figure.toFixed(2), m.unit, m.peer);
