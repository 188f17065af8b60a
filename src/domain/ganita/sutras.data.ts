import type { CalculatorPath } from "./calculator-path.ts";
import type { Sutra } from "./sutra.ts";
import { sutra as addition } from "./sutras/addition.data.ts";
import { sutra as anurupyena } from "./sutras/anurupyena.data.ts";
import { sutra as chalanaKalanabhyam } from "./sutras/chalana-kalanabhyam.data.ts";
import { sutra as ekadhikenaPurvena } from "./sutras/ekadhikena-purvena.data.ts";
import { sutra as ekanyunenaPurvena } from "./sutras/ekanyunena-purvena.data.ts";
import { sutra as gunakanupatih } from "./sutras/gunakanupatih.data.ts";
import { sutra as gunakasamuccayah } from "./sutras/gunakasamuccayah.data.ts";
import { sutra as nikhilamNavatashcaramamDashatah } from "./sutras/nikhilam-navatashcaramam-dashatah.data.ts";
import { sutra as paravartyaYojayet } from "./sutras/paravartya-yojayet.data.ts";
import { sutra as puranapuranabhyam } from "./sutras/puranapuranabhyam.data.ts";
import { sutra as sankalanaVyavakalanabhyam } from "./sutras/sankalana-vyavakalanabhyam.data.ts";
import { sutra as shesanyankenaCharamena } from "./sutras/shesanyankena-charamena.data.ts";
import { sutra as shunyamSamyasamuccaye } from "./sutras/shunyam-samyasamuccaye.data.ts";
import { sutra as sopantyadvayamantyam } from "./sutras/sopantyadvayamantyam.data.ts";
import { sutra as subtraction } from "./sutras/subtraction.data.ts";
import { sutra as urdhvaTiryagbhyam } from "./sutras/urdhva-tiryagbhyam.data.ts";
import { sutra as vyashtisamashtih } from "./sutras/vyashtisamashtih.data.ts";
import { sutra as yavadunam } from "./sutras/yavadunam.data.ts";

/** The description of each calculator. */
export const SUTRAS: { readonly [P in CalculatorPath]: Sutra<P> } = {
  addition,
  subtraction,
  "urdhva-tiryagbhyam": urdhvaTiryagbhyam,
  "ekadhikena-purvena": ekadhikenaPurvena,
  "nikhilam-navatashcaramam-dashatah": nikhilamNavatashcaramamDashatah,
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
};
