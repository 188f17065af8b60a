import type { ReactNode } from "react";

interface ChartNameProps {
  readonly x: number;
  readonly y: number;
  /** Whether it ends at `x` instead of starting there. */
  readonly isEnd: boolean;
  readonly children: ReactNode;
}

/** The name of a chosen place, with a rim that keeps it legible over dots and lines. */
export function ChartName({ x, y, isEnd, children }: ChartNameProps) {
  const place = { x, y, textAnchor: isEnd ? "end" : "start" } as const;
  return (
    <>
      {/* Not by `paint-order`, which not every program that opens the saved file knows. */}
      <text className="chart-name chart-rim" {...place}>
        {children}
      </text>
      <text className="chart-name" {...place}>
        {children}
      </text>
    </>
  );
}
