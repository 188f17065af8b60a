import type { ReactNode } from "react";

/** Turmeric behind a result: this was worked out, not typed. */
export function Computed({ children }: { children: ReactNode }) {
  return <b className="computed">{children}</b>;
}
