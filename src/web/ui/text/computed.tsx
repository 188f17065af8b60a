import type { ReactNode } from "react";

/** A turmeric background for a result: computed, not typed. */
export function Computed({ children }: { children: ReactNode }) {
  return <b className="computed">{children}</b>;
}
