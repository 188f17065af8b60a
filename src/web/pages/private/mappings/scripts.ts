import { SCRIPTS, type Script } from "#domain/letters/letters.ts";
import { SCRIPT_NAMES } from "../../../ui/text/scripts.ts";

/** What is shown large: one script, or all four for a wall. */
export type Large = Script | "all";

/** The choices of what is shown large. */
export const LARGE_CHOICES: readonly { readonly value: Large; readonly label: string }[] = [
  ...SCRIPTS.map((script) => ({ value: script, label: SCRIPT_NAMES[script] })),
  { value: "all", label: "All four" },
];

/** A letter or sign in each script; empty if a script has none. */
export type Forms = Readonly<Record<Script, string>>;
