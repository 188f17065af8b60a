import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import type { Sutra } from "#domain/ganita/sutra.ts";

// One small file for each calculator, fetched with its page.
const LOADERS: {
  readonly [P in CalculatorPath]: () => Promise<{ readonly sutra: Sutra<P> }>;
} = {
  addition: () => import("#domain/ganita/sutras/addition.data.ts"),
  subtraction: () => import("#domain/ganita/sutras/subtraction.data.ts"),
  "urdhva-tiryagbhyam": () => import("#domain/ganita/sutras/urdhva-tiryagbhyam.data.ts"),
  "ekadhikena-purvena": () => import("#domain/ganita/sutras/ekadhikena-purvena.data.ts"),
  "nikhilam-navatashcaramam-dashatah": () =>
    import("#domain/ganita/sutras/nikhilam-navatashcaramam-dashatah.data.ts"),
  "paravartya-yojayet": () => import("#domain/ganita/sutras/paravartya-yojayet.data.ts"),
  "shunyam-samyasamuccaye": () => import("#domain/ganita/sutras/shunyam-samyasamuccaye.data.ts"),
  anurupyena: () => import("#domain/ganita/sutras/anurupyena.data.ts"),
  "sankalana-vyavakalanabhyam": () =>
    import("#domain/ganita/sutras/sankalana-vyavakalanabhyam.data.ts"),
  puranapuranabhyam: () => import("#domain/ganita/sutras/puranapuranabhyam.data.ts"),
  "chalana-kalanabhyam": () => import("#domain/ganita/sutras/chalana-kalanabhyam.data.ts"),
  yavadunam: () => import("#domain/ganita/sutras/yavadunam.data.ts"),
  vyashtisamashtih: () => import("#domain/ganita/sutras/vyashtisamashtih.data.ts"),
  "shesanyankena-charamena": () => import("#domain/ganita/sutras/shesanyankena-charamena.data.ts"),
  sopantyadvayamantyam: () => import("#domain/ganita/sutras/sopantyadvayamantyam.data.ts"),
  "ekanyunena-purvena": () => import("#domain/ganita/sutras/ekanyunena-purvena.data.ts"),
  gunakasamuccayah: () => import("#domain/ganita/sutras/gunakasamuccayah.data.ts"),
  gunakanupatih: () => import("#domain/ganita/sutras/gunakanupatih.data.ts"),
};

/** A calculator and the texts of its page. */
export interface KnownSutra {
  readonly path: CalculatorPath;
  readonly sutra: Sutra<CalculatorPath>;
}

/** Returns a function that loads the texts of a calculator's page; null for any other path. */
export function sutraAt(path: string): (() => Promise<KnownSutra>) | null {
  if (!Object.hasOwn(LOADERS, path)) return null;
  const known = path as CalculatorPath;
  return async () => {
    const { sutra } = await LOADERS[known]();
    return { path: known, sutra: sutra as Sutra<CalculatorPath> };
  };
}
