import type { SitePath } from "../site-pages.ts";
import { Icon } from "./icon.tsx";
import "./ledger.css";

/** A line of a ledger: a name, what it contains, and the page it leads to, if any. */
export interface LedgerEntry {
  readonly name: string;
  readonly text: string;
  readonly to?: SitePath;
  /** A page that has some of it until it has a page of its own. */
  readonly meanwhile?: { readonly to: SitePath; readonly label: string };
}

/** Entries between rules: those that lead somewhere first. What has no page yet says so. */
export function Ledger({ entries }: { entries: readonly LedgerEntry[] }) {
  const closed = ({ to, meanwhile }: LedgerEntry) => Number(!(to || meanwhile));
  return (
    <ul className="ledger">
      {entries
        .toSorted((one, other) => closed(one) - closed(other))
        .map(({ name, text, to, meanwhile }) => (
          <li key={name} className="ledger-entry">
            <h2 className="ledger-name">{to ? <a href={to}>{name}</a> : name}</h2>
            <p className="ledger-text">{text}</p>
            {to && <Icon name="forward" />}
            {meanwhile && <a href={meanwhile.to}>{meanwhile.label}</a>}
            {!to && !meanwhile && <span className="label">Not open yet</span>}
          </li>
        ))}
    </ul>
  );
}
