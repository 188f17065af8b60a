import type { ReactNode } from "react";

/**
 * A frame in which a wide table scrolls. By keyboard, the links and buttons of the table scroll it;
 * browsers let the focus into a frame without any, where it scrolls.
 */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="frame" aria-label={label}>
      {children}
    </section>
  );
}
