import type { ReactNode } from "react";

// A horizontally scrolling element must also scroll by keyboard, and not all browsers see to that.
const REACHABLE = { tabIndex: 0 };

interface WideTableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Whether a row folds into lines on a phone. */
  readonly folds?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table that scrolls inside its frame where there is little room. */
export function WideTable({ caption, heads, folds = false, children }: WideTableProps) {
  return (
    <section className="frame" aria-label={caption} {...REACHABLE}>
      <table className={folds ? "ruled folded" : "ruled"}>
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
