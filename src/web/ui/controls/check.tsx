import type { ComponentProps, ReactNode } from "react";

interface CheckProps extends Omit<ComponentProps<"input">, "type"> {
  readonly children: ReactNode;
}

/** A checkbox with its label. */
export function Check({ children, ...input }: CheckProps) {
  return (
    <label className="check">
      <input {...input} type="checkbox" />
      {children}
    </label>
  );
}
