import type { Plugin } from "vite";

const ROUTER = /\/react-router\/dist\/production\/lib\/router\/router\.js$/;
const INSTRUMENTS = "./instrumentation.js";
// Everything the router takes from there. The first is asked at each navigation whether an
// instrument has begun it; the others work for instruments that it was created with.
const NONE = `
  export const consumeInstrumentationClientResultMetaReceiver = () => {};
  const refuse = () => { throw new Error("The site's router is built without instruments."); };
  export { refuse as getRouteInstrumentationUpdates, refuse as instrumentClientSideRouter };
`;

/**
 * Leaves out of the site's script what reports on React Router's work to instruments: none is
 * attached, and it is close to a hundredth of all script. The build fails where the router no longer
 * has it in a module of its own.
 */
export function routerWithoutInstruments(): Plugin {
  const id = "\0router-without-instruments";
  let isLeftOut = false;
  return {
    name: "router-without-instruments",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    resolveId(source, importer = "") {
      return source === INSTRUMENTS && ROUTER.test(importer) ? id : null;
    },
    load(loaded) {
      if (loaded !== id) return null;
      isLeftOut = true;
      return NONE;
    },
    buildEnd(error) {
      if (!error && !isLeftOut) {
        this.error(
          `React Router's router no longer imports ${INSTRUMENTS}: see what it imports now.`,
        );
      }
    },
  };
}
