import { Strokes } from "./strokes.tsx";

/** Shown while something is loading; the text says what. */
export function LoadingPlate({ children }: { children: string }) {
  return (
    <div className="plate" role="status">
      <Strokes />
      {children}
    </div>
  );
}
