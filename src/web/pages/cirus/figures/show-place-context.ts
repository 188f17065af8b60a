import { createContext } from "react";

/**
 * Opens all figures of a place, with their statuses and sources, by its id; with the key of a
 * metric, at that metric.
 */
export const ShowPlaceContext = createContext<(id: string, metric?: string) => void>(
  () => undefined,
);
