import type { Status } from "#domain/risk/status.ts";
import { statusText } from "./figure-text.ts";

interface StatusMarkProps {
  readonly status: Status;
  /** The figure. */
  readonly value: number | null;
  /** Writes the status instead of drawing its mark. */
  readonly isWord?: boolean;
}

/**
 * A mark for a figure's status. Marks differ in shape and contain their word for screen readers.
 */
export function StatusMark({ status, value, isWord = false }: StatusMarkProps) {
  const words = statusText(status, value);
  if (isWord) return <span className="label mark-word"> {words}</span>;
  return <i className={`mark mark-${status}`}> {words}</i>;
}
