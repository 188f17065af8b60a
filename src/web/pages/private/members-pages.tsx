import type { ReactNode } from "react";
import { NetworkFailure } from "../../api/client.ts";
import { type KnownSutra, sutraAt } from "./ganita/sutras/sutra-texts.ts";

/** Loads the code and texts of a page, and returns the page. */
type Load = () => Promise<ReactNode>;

const LOADERS: Readonly<Record<string, Load>> = {
  "/private": async () => {
    const { ProjectsPage } = await import("./projects-page.tsx");
    return <ProjectsPage />;
  },
  "/private/account": async () => {
    const { AccountPage } = await import("./account/account-page.tsx");
    return <AccountPage />;
  },
  "/private/aryabhatta": async () => {
    const { ScriptToNumberPage } = await import("./aryabhatta/script-to-number-page.tsx");
    return <ScriptToNumberPage />;
  },
  "/private/aryabhattacm": async () => {
    const { MappingsPage } = await import("./mappings/mappings-page.tsx");
    return <MappingsPage />;
  },
  "/private/aryabhattasm": async () => {
    const { ScaleMapperPage } = await import("./scale-mapper/scale-mapper-page.tsx");
    return <ScaleMapperPage />;
  },
  "/private/ganita": async () => {
    const { GanitaPage } = await import("./ganita/ganita-page.tsx");
    return <GanitaPage />;
  },
};
const CALCULATOR = /^\/private\/ganita\/([\w-]+)$/;

const loaded = new Map<string, ReactNode>();

/** The page at a path, if it has already loaded. */
export const loadedPage = (path: string): ReactNode => loaded.get(path);

/**
 * Returns a function that loads the members' page at a path; null if there is none.
 *
 * @param knownSutra The calculator texts that the document already contains, so they need no loading.
 * @throws {NetworkFailure} from the promise, when a file cannot be loaded.
 */
export function membersPage(path: string, knownSutra?: KnownSutra): Load | null {
  const load = LOADERS[path] ?? calculatorPage(CALCULATOR.exec(path)?.[1] ?? "", knownSutra);
  return (
    load &&
    (async () => {
      if (loaded.has(path)) return loaded.get(path);
      try {
        const page = await load();
        loaded.set(path, page);
        return page;
      } catch (cause) {
        throw new NetworkFailure(`${path} could not be loaded`, { cause });
      }
    })
  );
}

function calculatorPage(name: string, knownSutra: KnownSutra | undefined): Load | null {
  const sutra = knownSutra?.path === name ? () => knownSutra : sutraAt(name);
  if (sutra === null) return null;
  return async () => {
    const [{ CalculatorPage }, known] = await Promise.all([
      import("./ganita/calculator-page.tsx"),
      sutra(),
    ]);
    return <CalculatorPage key={known.path} {...known} />;
  };
}
