import { Strokes } from "./strokes.tsx";

interface LoadingPlateProps {
  /** What is loading. */
  readonly children: string;
  /** The server was busy, and is asked again. */
  readonly isBusy?: boolean | undefined;
}

/** Shown while something is loading; the text says what. */
export const LoadingPlate = ({ children, isBusy = false }: LoadingPlateProps) => (
  <div className="plate" role="status">
    <Strokes />
    {isBusy ? "The server is busy. Asking again in a few seconds..." : children}
  </div>
);
