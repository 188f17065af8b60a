import type { ReactNode } from "react";

// The keyboard can only scroll what it can focus.
const WITHIN_REACH = { tabIndex: 0 };

/** A frame in which a wide table scrolls, by keyboard too. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="frame" aria-label={label} {...WITHIN_REACH}>
      {children}
    </section>
  );
}
