import type { SitePath } from "../site-pages.ts";
import { Icon } from "./icon.tsx";

/** A line of a ledger: a name, what it contains, and the page it links to, if any. */
export interface LedgerEntry {
  readonly name: string;
  readonly text: string;
  readonly to?: SitePath;
  /** Shown instead of a link; by default that it is not open yet. */
  readonly instead?: string;
}

/**
 * Entries between rules. What has no page yet says so and looks different.
 */
export function Ledger({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <ul className="[border-top:var(--rule-firm)]">
      {entries.map((entry) => (
        <Entry key={entry.name} {...entry} />
      ))}
    </ul>
  );
}

const ROW =
  "relative flex flex-wrap items-baseline gap-x-8 gap-y-1 [border-bottom:var(--rule-hair)] py-4 md:grid md:grid-cols-[15rem_1fr_auto]";

function Entry({ name, text, to, instead = "Not open yet" }: LedgerEntry) {
  return (
    <li className={to === undefined ? ROW : `${ROW} hover:bg-geru-wash`}>
      <h2 className="flex-[1_1_8rem] text-lg/snug">
        {to === undefined ? (
          <span className="text-ink-2">{name}</span>
        ) : (
          <a href={to} className="ledger-link">
            {name}
          </a>
        )}
      </h2>
      <p className="order-1 w-full max-w-measure text-ink-2 text-sm/snug md:col-start-2 md:row-start-1">
        {text}
      </p>
      <span className="md:col-start-3">
        {to === undefined ? (
          <span className="label">{instead}</span>
        ) : (
          <span className="text-geru">
            <Icon name="forward" />
          </span>
        )}
      </span>
    </li>
  );
}
