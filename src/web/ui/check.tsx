import type { ComponentProps, ReactNode } from "react";

interface CheckProps extends Omit<ComponentProps<"input">, "type"> {
  /** Why it cannot be ticked, shown beside the label while disabled. */
  readonly disabledReason?: string;
  readonly children: ReactNode;
}

/** A checkbox with its label. */
export function Check({ disabledReason, children, ...input }: CheckProps) {
  return (
    <label className="check">
      <input {...input} type="checkbox" />
      {children}
      {input.disabled && disabledReason !== undefined && (
        <span className="label">{disabledReason}</span>
      )}
    </label>
  );
}
