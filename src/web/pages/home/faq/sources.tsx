import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

/** The sources of an answer. */
export function Sources({ children }: { children: ReactNode }) {
  return (
    <div className="sources">
      <h3>Sources</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** An external link, marked as such. */
export function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="outside">
      {children}&nbsp;
      <Icon name="external" />
      <span className="unseen"> (another site, in a new tab)</span>
    </a>
  );
}
