import type { CalculatorPath, InputOf } from "./calculator-path.ts";
import { sankalanam } from "./calculators/addition/sankalanam.ts";
import { anurupyena } from "./calculators/anurupyena/anurupyena.ts";
import { chalanaKalanabhyam } from "./calculators/chalana-kalanabhyam/chalana-kalanabhyam.ts";
import { straightDivision } from "./calculators/dhvajanka/dhvajanka.ts";
import { dvandvaYoga } from "./calculators/dvandva-yoga/dvandva-yoga.ts";
import { ekadhikenaPurvena } from "./calculators/ekadhikena-purvena/ekadhikena-purvena.ts";
import { ekanyunenaPurvena } from "./calculators/ekanyunena-purvena/ekanyunena-purvena.ts";
import { ghanamula } from "./calculators/ghanamula/ghanamula.ts";
import { gunakanupatih } from "./calculators/gunakanupatih/gunakanupatih.ts";
import { gunakasamuccayah } from "./calculators/gunakasamuccayah/gunakasamuccayah.ts";
import { nikhilam } from "./calculators/nikhilam-navatashcaramam-dashatah/nikhilam.ts";
import { paravartyaYojayet } from "./calculators/paravartya-yojayet/paravartya-yojayet.ts";
import { puranapuranabhyam } from "./calculators/puranapuranabhyam/puranapuranabhyam.ts";
import { sankalanaVyavakalanabhyam } from "./calculators/sankalana-vyavakalanabhyam/sankalana-vyavakalanabhyam.ts";
import { shesanyankenaCharamena } from "./calculators/shesanyankena-charamena/shesanyankena-charamena.ts";
import { shunyamSamyasamuccaye } from "./calculators/shunyam-samyasamuccaye/shunyam-samyasamuccaye.ts";
import { sopantyadvayamantyam } from "./calculators/sopantyadvayamantyam/sopantyadvayamantyam.ts";
import { vyavakalanam } from "./calculators/subtraction/vyavakalanam.ts";
import { verticallyAndCrosswise } from "./calculators/urdhva-tiryagbhyam/urdhva-tiryagbhyam.ts";
import { veshtanam } from "./calculators/veshtanam/veshtanam.ts";
import { vyashtisamashtih } from "./calculators/vyashtisamashtih/vyashtisamashtih.ts";
import { yavadunam } from "./calculators/yavadunam/yavadunam.ts";
import type { Value } from "./working/exact-value.ts";
import type { Calculation } from "./working/working.ts";

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
