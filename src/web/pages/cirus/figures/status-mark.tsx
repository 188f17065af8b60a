import type { Status } from "#domain/risk/status.ts";
import { STATUS_WORDS } from "./figure-text.ts";

interface StatusMarkProps {
  readonly status: Status;
  /** Writes the status instead of drawing its mark. */
  readonly isWord?: boolean;
}

/**
 * A mark for a figure's status. Marks differ in shape and contain their word for screen readers.
 */
export function StatusMark({ status, isWord = false }: StatusMarkProps) {
  if (isWord) return <span className="label mark-word"> {STATUS_WORDS[status]}</span>;
  return <i className={`mark mark-${status}`}> {STATUS_WORDS[status]}</i>;
}
