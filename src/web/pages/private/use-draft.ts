import { useState } from "react";
import { keptWork, useKeptWork } from "./kept-work.ts";

interface Edited<Form> {
  /** The occasion of the question that was changed. */
  readonly of: string;
  readonly changes: Partial<Form>;
  readonly isRefused: boolean;
}

/**
 * What stands in a form: what was changed since the last question, over what that question was. A
 * new question, and the way back to an old one, ends the changes. They outlive a login that ends.
 *
 * @param name Under which the changes are kept until the member has logged in again.
 * @param asked The form as the question has it.
 * @param occasion Stays the same while the same question is looked at.
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
    /** What is wrong with the draft is to be said. */
    isRefused: current?.isRefused ?? false,
    change(changes: Partial<Form>) {
      setEdited({ of: occasion, changes: { ...current?.changes, ...changes }, isRefused: false });
    },
    refuse() {
      setEdited({ of: occasion, changes: { ...current?.changes }, isRefused: true });
    },
  };
}
