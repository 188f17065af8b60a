import { anurupyena } from "./anurupyena.ts";
import type { CalculatorPath } from "./calculator-path.ts";
import { chalanaKalanabhyam } from "./chalana-kalanabhyam.ts";
import { ekadhikenaPurvena } from "./ekadhikena-purvena.ts";
import { ekanyunenaPurvena } from "./ekanyunena-purvena.ts";
import { gunakanupatih } from "./gunakanupatih.ts";
import { gunakasamuccayah } from "./gunakasamuccayah.ts";
import { nikhilam } from "./nikhilam.ts";
import { paravartyaYojayet } from "./paravartya-yojayet.ts";
import { puranapuranabhyam } from "./puranapuranabhyam.ts";
import { sankalanaVyavakalanabhyam } from "./sankalana-vyavakalanabhyam.ts";
import { sankalanam } from "./sankalanam.ts";
import { shesanyankenaCharamena } from "./shesanyankena-charamena.ts";
import { shunyamSamyasamuccaye } from "./shunyam-samyasamuccaye.ts";
import { sopantyadvayamantyam } from "./sopantyadvayamantyam.ts";
import { urdhvaTiryagbhyam } from "./urdhva-tiryagbhyam.ts";
import { vyashtisamashtih } from "./vyashtisamashtih.ts";
import { vyavakalanam } from "./vyavakalanam.ts";
import type { Calculation, Value } from "./working.ts";
import { yavadunam } from "./yavadunam.ts";

/** Every calculator by its path. Each takes its input as text, exactly as typed or sent. */
export const CALCULATORS = {
  addition: sankalanam,
  subtraction: vyavakalanam,
  "urdhva-tiryagbhyam": urdhvaTiryagbhyam,
  "ekadhikena-purvena": ekadhikenaPurvena,
  "nikhilam-navatashcaramam-dashatah": nikhilam,
  "paravartya-yojayet": paravartyaYojayet,
  "shunyam-samyasamuccaye": shunyamSamyasamuccaye,
  anurupyena,
  "sankalana-vyavakalanabhyam": sankalanaVyavakalanabhyam,
  puranapuranabhyam,
  "chalana-kalanabhyam": chalanaKalanabhyam,
  yavadunam,
  vyashtisamashtih,
  "shesanyankena-charamena": shesanyankenaCharamena,
  sopantyadvayamantyam,
  "ekanyunena-purvena": ekanyunenaPurvena,
  gunakasamuccayah,
  gunakanupatih,
} satisfies Record<CalculatorPath, (input: never) => Calculation<Value, object, object>>;

/** The input of a calculator. */
export type InputOf<P extends CalculatorPath> = Parameters<(typeof CALCULATORS)[P]>[0];
