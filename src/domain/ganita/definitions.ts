import { definition as addition } from "./calculators/addition/definition.ts";
import { definition as anurupyena } from "./calculators/anurupyena/definition.ts";
import { definition as chalanaKalanabhyam } from "./calculators/chalana-kalanabhyam/definition.ts";
import { definition as dhvajanka } from "./calculators/dhvajanka/definition.ts";
import { definition as dvandvaYoga } from "./calculators/dvandva-yoga/definition.ts";
import { definition as ekadhikenaPurvena } from "./calculators/ekadhikena-purvena/definition.ts";
import { definition as ekanyunenaPurvena } from "./calculators/ekanyunena-purvena/definition.ts";
import { definition as ghanamula } from "./calculators/ghanamula/definition.ts";
import { definition as gunakanupatih } from "./calculators/gunakanupatih/definition.ts";
import { definition as gunakasamuccayah } from "./calculators/gunakasamuccayah/definition.ts";
import { definition as nikhilam } from "./calculators/nikhilam-navatashcaramam-dashatah/definition.ts";
import { definition as paravartyaYojayet } from "./calculators/paravartya-yojayet/definition.ts";
import { definition as puranapuranabhyam } from "./calculators/puranapuranabhyam/definition.ts";
import { definition as sankalanaVyavakalanabhyam } from "./calculators/sankalana-vyavakalanabhyam/definition.ts";
import { definition as shesanyankenaCharamena } from "./calculators/shesanyankena-charamena/definition.ts";
import { definition as shunyamSamyasamuccaye } from "./calculators/shunyam-samyasamuccaye/definition.ts";
import { definition as sopantyadvayamantyam } from "./calculators/sopantyadvayamantyam/definition.ts";
import { definition as subtraction } from "./calculators/subtraction/definition.ts";
import { definition as urdhvaTiryagbhyam } from "./calculators/urdhva-tiryagbhyam/definition.ts";
import { definition as veshtanam } from "./calculators/veshtanam/definition.ts";
import { definition as vyashtisamashtih } from "./calculators/vyashtisamashtih/definition.ts";
import { definition as yavadunam } from "./calculators/yavadunam/definition.ts";

/** The definition of every calculator, in the order of their cards. */
export const DEFINITIONS = [
  addition,
  subtraction,
  urdhvaTiryagbhyam,
  ekadhikenaPurvena,
  nikhilam,
  paravartyaYojayet,
  shunyamSamyasamuccaye,
  anurupyena,
  sankalanaVyavakalanabhyam,
  puranapuranabhyam,
  chalanaKalanabhyam,
  yavadunam,
  vyashtisamashtih,
  shesanyankenaCharamena,
  sopantyadvayamantyam,
  ekanyunenaPurvena,
  gunakasamuccayah,
  gunakanupatih,
  dhvajanka,
  dvandvaYoga,
  ghanamula,
  veshtanam,
] as const;
