import { useState } from "react";

/**
 * What stands in a form: what was changed since the last question, over what that question was. A
 * new question, and the way back to an old one, ends the changes.
 *
 * @param asked The form as the question has it.
 * @param occasion Stays the same while the same question is looked at.
 */
export function useDraft<Form extends object>(asked: Form, occasion: string) {
  const [edited, setEdited] = useState<{
    readonly of: string;
    readonly changes: Partial<Form>;
    readonly isRefused: boolean;
  } | null>(null);
  const current = edited?.of === occasion ? edited : null;
  if (edited !== current) setEdited(current);

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
