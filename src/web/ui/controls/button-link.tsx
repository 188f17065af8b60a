import type { ComponentProps } from "react";
import { buttonClass } from "./button.tsx";

interface ButtonLinkProps extends ComponentProps<"a"> {
  readonly variant?: Parameters<typeof buttonClass>[0];
}

/** A link that looks like a button. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass(variant, className)} />;
}
