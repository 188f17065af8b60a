import { createContext } from "react";

/**
 * Opens all figures of a place, with their statuses and sources, by its id; with the key of a
 * figure, at that figure.
 */
export const ShowPlaceContext = createContext<(id: string, figure?: string) => void>(
  () => undefined,
);
