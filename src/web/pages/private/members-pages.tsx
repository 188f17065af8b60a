import type { ReactNode } from "react";
import { type KnownSutra, sutraAt } from "./ganita/sutra-texts.ts";

/** Fetches the code of a page and what it tells, and gives the page. */
type Load = () => Promise<ReactNode>;

const LOADERS: Readonly<Record<string, Load>> = {
  "/private": async () => {
    const { ProjectsPage } = await import("./projects-page.tsx");
    return <ProjectsPage />;
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

/** The page at a path, if it has been loaded before. */
export const loadedPage = (path: string): ReactNode => loaded.get(path);

/**
 * How to load the members' page at a path; null where there is none.
 *
 * @param told What a calculator's document has told already, and need not be fetched.
 * @throws from the promise, when a file cannot be fetched.
 */
export function membersPage(path: string, told?: KnownSutra): Load | null {
  const load = LOADERS[path] ?? calculatorPage(CALCULATOR.exec(path)?.[1] ?? "", told);
  return (
    load &&
    (async () => {
      if (!loaded.has(path)) loaded.set(path, await load());
      return loaded.get(path);
    })
  );
}

function calculatorPage(name: string, told: KnownSutra | undefined): Load | null {
  const sutra = told?.path === name ? () => told : sutraAt(name);
  if (sutra === null) return null;
  return async () => {
    const [{ CalculatorPage }, known] = await Promise.all([
      import("./ganita/calculator-page.tsx"),
      sutra(),
    ]);
    return <CalculatorPage key={known.path} {...known} />;
  };
}
