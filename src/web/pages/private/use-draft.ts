import { useState } from "react";
import { keptWork, useKeptWork } from "./kept-work.ts";

interface Edited<Form> {
  /** The occasion of the question that was changed. */
  readonly of: string;
  readonly changes: Partial<Form>;
  readonly isRefused: boolean;
}

/**
 * The values of a form: changes since the last question, on top of that question. A new question,
 * or going back to an old one, drops the changes. They survive the end of a login.
 *
 * @param name The key under which the changes are kept until the member has logged in again.
 * @param asked The form's values for the question.
 * @param occasion Stays the same while the same question is shown.
 */
export function useDraft<Form extends object>(
  name: "numbers" | "text" | "number",
  asked: Form,
  occasion: string,
) {
  const [edited, setEdited] = useState<Edited<Form> | null>(() => {
    const changes = keptWork<Partial<Form>>(name);
    return changes && { of: occasion, changes, isRefused: false };
  });
  const current = edited?.of === occasion ? edited : null;
  if (edited !== current) setEdited(current);

  useKeptWork(name, current?.changes ?? null);

  return {
    draft: { ...asked, ...current?.changes },
    isEdited: current !== null,
    /** Whether to show the draft's errors. */
    isRefused: current?.isRefused ?? false,
    change(changes: Partial<Form>) {
      setEdited({ of: occasion, changes: { ...current?.changes, ...changes }, isRefused: false });
    },
    refuse() {
      setEdited({ of: occasion, changes: { ...current?.changes }, isRefused: true });
    },
  };
}
