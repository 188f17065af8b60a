import { type ButtonVariant, buttonClass } from "./button-class.ts";
import { Link, type LinkProps } from "./link.tsx";

interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
}

/** A link with the weight of a button. */
export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
