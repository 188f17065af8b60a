import { createContext } from "react";

/** Whether long numbers are shown to their last digit. */
export const AllDigitsContext = createContext(false);
