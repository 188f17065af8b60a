import type { ReactNode } from "react";
import "./wide-table.css";

// A horizontally scrolling element must also scroll by keyboard, and not all browsers see to that.
const REACHABLE = { tabIndex: 0 };

interface WideTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A table that scrolls inside its frame where there is little room. */
export function WideTable({ caption, heads, children }: WideTableProps) {
  return (
    <section className="frame" aria-label={caption} {...REACHABLE}>
      <table className="ruled">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
