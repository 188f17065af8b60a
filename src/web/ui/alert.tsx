import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** An error sentence, announced to screen readers at once. */
export function Alert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="alert" role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
