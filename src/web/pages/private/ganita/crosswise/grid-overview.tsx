import { finishedShape, type GridWindow } from "./grid-window.ts";

interface GridOverviewProps {
  readonly column: number;
  readonly digits: number;
  readonly shown: GridWindow;
}

/** A small picture of the whole square: the finished part, and the part shown beside it. */
export function GridOverview({ column, digits, shown }: GridOverviewProps) {
  const scale = 100 / digits;
  return (
    <svg className="crosswise-overview" viewBox="-2 -2 104 104" width={104} aria-hidden="true">
      <rect className="crosswise-all" width={100} height={100} />
      <path className="crosswise-finished" d={finishedShape(column, digits)} />
      <rect
        className="crosswise-window"
        x={(digits - 1 - shown.highestUpper) * scale}
        y={(digits - 1 - shown.highestLower) * scale}
        width={shown.size * scale}
        height={shown.size * scale}
      />
    </svg>
  );
}
