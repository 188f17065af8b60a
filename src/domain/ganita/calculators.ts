import { sankalanam } from "./addition/sankalanam.ts";
import { anurupyena } from "./anurupyena/anurupyena.ts";
import type { CalculatorPath, InputOf } from "./calculator-path.ts";
import { chalanaKalanabhyam } from "./chalana-kalanabhyam/chalana-kalanabhyam.ts";
import { straightDivision } from "./dhvajanka/dhvajanka.ts";
import { dvandvaYoga } from "./dvandva-yoga/dvandva-yoga.ts";
import { ekadhikenaPurvena } from "./ekadhikena-purvena/ekadhikena-purvena.ts";
import { ekanyunenaPurvena } from "./ekanyunena-purvena/ekanyunena-purvena.ts";
import type { Value } from "./exact-value.ts";
import { ghanamula } from "./ghanamula/ghanamula.ts";
import { gunakanupatih } from "./gunakanupatih/gunakanupatih.ts";
import { gunakasamuccayah } from "./gunakasamuccayah/gunakasamuccayah.ts";
import { nikhilam } from "./nikhilam-navatashcaramam-dashatah/nikhilam.ts";
import { paravartyaYojayet } from "./paravartya-yojayet/paravartya-yojayet.ts";
import { puranapuranabhyam } from "./puranapuranabhyam/puranapuranabhyam.ts";
import { sankalanaVyavakalanabhyam } from "./sankalana-vyavakalanabhyam/sankalana-vyavakalanabhyam.ts";
import { shesanyankenaCharamena } from "./shesanyankena-charamena/shesanyankena-charamena.ts";
import { shunyamSamyasamuccaye } from "./shunyam-samyasamuccaye/shunyam-samyasamuccaye.ts";
import { sopantyadvayamantyam } from "./sopantyadvayamantyam/sopantyadvayamantyam.ts";
import { vyavakalanam } from "./subtraction/vyavakalanam.ts";
import { verticallyAndCrosswise } from "./urdhva-tiryagbhyam/urdhva-tiryagbhyam.ts";
import { veshtanam } from "./veshtanam/veshtanam.ts";
import { vyashtisamashtih } from "./vyashtisamashtih/vyashtisamashtih.ts";
import type { Calculation } from "./working.ts";
import { yavadunam } from "./yavadunam/yavadunam.ts";

type Calculators = {
  readonly [P in CalculatorPath]: (input: InputOf<P>) => Calculation<Value, object>;
};

/** Every calculator by its path. Each takes its input as text, exactly as typed or sent. */
export const CALCULATORS = {
  addition: sankalanam,
  subtraction: vyavakalanam,
  "urdhva-tiryagbhyam": verticallyAndCrosswise,
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
  dhvajanka: straightDivision,
  "dvandva-yoga": dvandvaYoga,
  ghanamula,
  veshtanam,
} satisfies Calculators;
