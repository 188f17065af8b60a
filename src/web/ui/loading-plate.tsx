import { Strokes } from "./strokes.tsx";

/** Stands where something is being loaded; the text says what. */
export function LoadingPlate({ children }: { children: string }) {
  return (
    <div className="plate" role="status">
      <Strokes />
      {children}
    </div>
  );
}
