export type ButtonVariant = "filled" | "outlined" | "text";

/** The class of anything that looks like a button. */
export function buttonClass(variant: ButtonVariant = "outlined", more = ""): string {
  return ["button", variant !== "outlined" && `button-${variant}`, more].filter(Boolean).join(" ");
}
