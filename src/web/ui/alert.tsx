import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A sentence about what is wrong, told at once to screen readers. */
export function Alert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="alert" role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
