import { type ReactNode, use } from "react";
import { STATUSES, type Status } from "#domain/risk/status.ts";
import type { Place, RowFigures } from "../lists/place.ts";
import { ActionsContext } from "../selection.tsx";
import { isRough, STATUS_WORDS, statusText } from "./figure-text.ts";
import type { Column } from "./ranked.ts";

interface FigureWayProps {
  readonly place: RowFigures;
  /** The field of the metric or index. */
  readonly figure: string;
  readonly children: ReactNode;
}

/**
 * A figure that tells, when it is pressed, how it was made. The keyboard reaches the same through the
 * name of the place, so that a table does not hold hundreds of tab stops.
 */
export function FigureWay({ place, figure, children }: FigureWayProps) {
  const { showPlace } = use(ActionsContext);
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

/** A figure of a metric with the mark of its status; pressing it tells how it was made. */
export function MetricFigure({ place, metric }: { place: RowFigures; metric: Column }) {
  const { text, status, value } = metric.figureOf(place);
  if (status === null) return text;
  return (
    <FigureWay place={place} figure={metric.key}>
      {text}
      <StatusMark status={status} value={value} isWord={isRough(metric.key, status)} />
    </FigureWay>
  );
}

interface StatusMarkProps {
  readonly status: Status;
  /** The figure. */
  readonly value: number | null;
  /** Writes the status instead of drawing its mark. */
  readonly isWord?: boolean;
}

/** A mark for a figure's status. Marks differ in shape and contain their word for screen readers. */
export function StatusMark({ status, value, isWord = false }: StatusMarkProps) {
  const words = statusText(status, value);
  if (isWord) return <span className="label mark-word uncopied"> {words}</span>;
  return <i className={`mark mark-${status} uncopied`}> {words}</i>;
}

/** Explains the marks behind figures. */
export function Legend() {
  return (
    <ul className="legend" aria-label="Marks of figures">
      {STATUSES.map((status) => (
        <li key={status}>
          <i className={`mark mark-${status}`} aria-hidden="true" />
          {STATUS_WORDS[status]}
        </li>
      ))}
    </ul>
  );
}

interface PlaceNameProps {
  readonly place: Place;
  /** The old name by which it was found. */
  readonly foundBy?: string | null | undefined;
}

/**
 * A place's name with its state or continent and its capital; pressing it opens all figures of the
 * place.
 */
export function PlaceName({ place, foundBy }: PlaceNameProps) {
  const { showPlace } = use(ActionsContext);
  return (
    <span className="place-name">
      <button type="button" aria-haspopup="dialog" onClick={() => showPlace(place.id)}>
        {place.name}
      </button>
      <span className="label block">
        {[foundBy && `also ${foundBy}`, place.within, place.seat].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}
