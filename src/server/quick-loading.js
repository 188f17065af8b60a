import { enableCompileCache, registerHooks } from "node:module";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

// Loaded before a program, with --import: what is imported after it loads in a third of the time and
// of the memory. It is not TypeScript, for that would load what strips types.

// Left alone, the heap grows to three times of what is alive before it is collected, and its pages are
// kept. NODE_OPTIONS does not take this flag; what is compiled is cached for the flags set before.
setFlagsFromString("--heap-growing-percent=50");

// Where the cache cannot be written, everything loads all the same.
enableCompileCache(path.join(import.meta.dirname, "../../node_modules/.cache/compiled"));

const SOURCE = new URL("../", import.meta.url);
const ALL_MODULES = /\/node_modules\/(drizzle-orm|zod)\//;

// For every file Node looks for links in its path and for its package.json, to learn whether it is a
// module. Our own files say by their names what they are; Drizzle and zod have hundreds of files, all of
// them modules, and of zod's fifty languages none is spoken here.
registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = "" } = context;
    if (specifier.endsWith(".ts") && parentURL.endsWith(".ts")) {
      return specifier.startsWith("#")
        ? found(specifier.slice(1), SOURCE, "module-typescript")
        : found(specifier, parentURL, "module-typescript");
    }
    if (specifier.startsWith(".") && ALL_MODULES.test(parentURL)) {
      return specifier === "../locales/index.js"
        ? found("data:text/javascript,", parentURL, "module")
        : found(specifier, parentURL, "module");
    }
    return next(specifier, context);
  },
});

function found(specifier, base, format) {
  return { url: new URL(specifier, base).href, format, shortCircuit: true };
}
