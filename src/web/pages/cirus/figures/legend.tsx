import { STATUSES } from "#domain/risk/status.ts";
import { STATUS_WORDS } from "./figure-text.ts";

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
