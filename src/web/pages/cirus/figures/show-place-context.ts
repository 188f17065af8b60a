import { createContext } from "react";

/** Opens all figures of a place, with their statuses and sources, by its id. */
export const ShowPlaceContext = createContext<(id: string) => void>(() => undefined);
