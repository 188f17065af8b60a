import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

/** What an answer rests on. */
export function Sources({ children }: { children: ReactNode }) {
  return (
    <div className="sources">
      <h3>Sources</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** A link that leaves this site, and says so. */
export function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="outside">
      {children}&nbsp;
      <Icon name="external" />
      <span className="unseen"> (another site, in a new tab)</span>
    </a>
  );
}
