import type { ReactNode } from "react";

/** Says, between two rules, that there is nothing here. */
export function EmptyPlate({ children }: { children: ReactNode }) {
  return <div className="plate">{children}</div>;
}
