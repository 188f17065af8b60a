import type { ComponentProps } from "react";
import { type ButtonVariant, buttonClass } from "./button-class.ts";

interface ButtonLinkProps extends ComponentProps<"a"> {
  readonly variant?: ButtonVariant;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClass(variant, className)} />;
}
