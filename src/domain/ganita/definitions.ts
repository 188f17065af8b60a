import { definition as addition } from "./addition/definition.ts";
import { definition as anurupyena } from "./anurupyena/definition.ts";
import { definition as chalanaKalanabhyam } from "./chalana-kalanabhyam/definition.ts";
import { definition as dhvajanka } from "./dhvajanka/definition.ts";
import { definition as dvandvaYoga } from "./dvandva-yoga/definition.ts";
import { definition as ekadhikenaPurvena } from "./ekadhikena-purvena/definition.ts";
import { definition as ekanyunenaPurvena } from "./ekanyunena-purvena/definition.ts";
import { definition as ghanamula } from "./ghanamula/definition.ts";
import { definition as gunakanupatih } from "./gunakanupatih/definition.ts";
import { definition as gunakasamuccayah } from "./gunakasamuccayah/definition.ts";
import { definition as nikhilam } from "./nikhilam-navatashcaramam-dashatah/definition.ts";
import { definition as paravartyaYojayet } from "./paravartya-yojayet/definition.ts";
import { definition as puranapuranabhyam } from "./puranapuranabhyam/definition.ts";
import { definition as sankalanaVyavakalanabhyam } from "./sankalana-vyavakalanabhyam/definition.ts";
import { definition as shesanyankenaCharamena } from "./shesanyankena-charamena/definition.ts";
import { definition as shunyamSamyasamuccaye } from "./shunyam-samyasamuccaye/definition.ts";
import { definition as sopantyadvayamantyam } from "./sopantyadvayamantyam/definition.ts";
import { definition as subtraction } from "./subtraction/definition.ts";
import { definition as urdhvaTiryagbhyam } from "./urdhva-tiryagbhyam/definition.ts";
import { definition as veshtanam } from "./veshtanam/definition.ts";
import { definition as vyashtisamashtih } from "./vyashtisamashtih/definition.ts";
import { definition as yavadunam } from "./yavadunam/definition.ts";

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
