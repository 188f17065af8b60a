import { type ReactNode, use } from "react";
import type { RowFigures } from "../lists/place.ts";
import { ShowPlaceContext } from "./show-place-context.ts";

interface FigureWayProps {
  readonly place: RowFigures;
  /** The key of the metric or index. */
  readonly figure: string;
  readonly children: ReactNode;
}

/**
 * A figure that tells, when it is pressed, how it was made. The keyboard reaches the same through the
 * name of the place, so that a table does not hold hundreds of tab stops.
 */
export function FigureWay({ place, figure, children }: FigureWayProps) {
  const showPlace = use(ShowPlaceContext);
  if (place.id === "") return children;
  return (
    <button
      type="button"
      tabIndex={-1}
      className="figure-way"
      aria-haspopup="dialog"
      onClick={(event) => {
        // The row around it may open, too.
        event.stopPropagation();
        showPlace(place.id, figure);
      }}
    >
      {children}
    </button>
  );
}
