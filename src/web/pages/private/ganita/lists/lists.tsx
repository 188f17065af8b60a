import { ByProblem } from "./by-problem.tsx";
import { SubSutras } from "./sub-sutras.tsx";

/** The lists of the Ganita page that load on demand. */
export const LISTS = { problems: <ByProblem />, subSutras: <SubSutras /> } as const;
