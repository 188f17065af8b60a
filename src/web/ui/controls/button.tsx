import { type ComponentProps, useId } from "react";
import { Strokes } from "../loading/strokes.tsx";

type ButtonVariant = "filled" | "outlined" | "text";

/** The class of anything that looks like a button. */
export function buttonClass(variant: ButtonVariant = "outlined", more = ""): string {
  return ["button", variant !== "outlined" && `button-${variant}`, more].filter(Boolean).join(" ");
}

interface ButtonProps extends ComponentProps<"button"> {
  readonly variant?: ButtonVariant;
  /** While set, the button cannot be pressed and says this instead. */
  readonly loadingText?: string | null;
  /** Why it cannot be pressed now, shown beside it. The button stays focusable. */
  readonly disabledReason?: string | null | undefined;
}

/** A button. A screen has one filled button and outlined ones beside it. */
export function Button(props: ButtonProps) {
  const { variant, loadingText, disabledReason, className, children, ...rest } = props;
  const reasonId = useId();
  const isLoading = typeof loadingText === "string";
  const button = (
    <button
      type="button"
      {...rest}
      className={buttonClass(isLoading ? "outlined" : variant, className)}
      aria-busy={isLoading || undefined}
      // Not `disabled`, which would take the focus from it.
      {...((isLoading || disabledReason) && {
        "aria-disabled": true,
        onClick: (event) => event.preventDefault(),
      })}
      {...(disabledReason && { "aria-describedby": reasonId })}
    >
      {isLoading && <Strokes />}
      {isLoading ? loadingText : children}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className="row row-inline">
      {button}
      {disabledReason && (
        <span id={reasonId} className="label">
          {disabledReason}
        </span>
      )}
    </span>
  );
}
