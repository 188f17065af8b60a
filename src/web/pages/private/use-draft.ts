import { useState } from "react";
import { storedDraft, useStoredDraft } from "../../api/draft-storage.ts";

interface Edited<Form> {
  /** The id of the question that was changed. */
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
 * @param questionId Stays the same while the same question is shown.
 */
export function useDraft<Form extends object>(
  name: "numbers" | "text" | "number",
  asked: Form,
  questionId: string,
) {
  const [edited, setEdited] = useState<Edited<Form> | null>(() => {
    const changes = storedDraft<Partial<Form>>(name);
    return changes && { of: questionId, changes, isRefused: false };
  });
  const current = edited?.of === questionId ? edited : null;
  if (edited !== current) setEdited(current);

  useStoredDraft(name, current?.changes ?? null);

  return {
    draft: { ...asked, ...current?.changes },
    isEdited: current !== null,
    /** Whether to show the draft's errors. */
    isRefused: current?.isRefused ?? false,
    change(changes: Partial<Form>) {
      setEdited({ of: questionId, changes: { ...current?.changes, ...changes }, isRefused: false });
    },
    refuse() {
      setEdited({ of: questionId, changes: { ...current?.changes }, isRefused: true });
    },
  };
}
