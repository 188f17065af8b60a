import { createContext } from "react";

/** Whether long numbers are shown with all their digits. */
export const AllDigitsContext = createContext(false);
