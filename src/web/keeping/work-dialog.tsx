import { useEffect } from "react";
import { forgetDraft } from "../api/draft-storage.ts";
import { lastMember } from "../api/last-member.ts";
import { Dialog } from "../ui/dialog.tsx";
import { type Described, WorkForm } from "./work-form.tsx";

interface WorkDialogProps {
  readonly title: string;
  /** What the form begins with; null while the dialog is closed. */
  readonly work: Described | null;
  /** Names the work: only its own draft is shown again. */
  readonly workId: string;
  /** Takes what was written; its failure is told, and nothing that was written is lost. */
  readonly onSave: (described: Described) => Promise<void>;
  readonly onClose: () => void;
}

// Going back closes the page with the dialog; another member may log in before it opens again.
const drafts = new Map<string, Described>();

/**
 * Asks for the name and the note of a piece of work. What was written when the dialog closed, or the
 * page, is shown when it opens again.
 */
export function WorkDialog({ title, work, workId, onSave, onClose }: WorkDialogProps) {
  const draftId = `${lastMember()} ${workId}`;
  const isOpen = work !== null;
  useEffect(() => {
    // Also what was saved while the page was hidden.
    if (!isOpen) forgetDraft("description");
  }, [isOpen]);
  async function save(described: Described) {
    await onSave(described);
    drafts.delete(draftId);
  }
  return (
    <Dialog title={title} open={isOpen} onClose={onClose}>
      {work && (
        <WorkForm
          work={{ ...work, ...drafts.get(draftId) }}
          onWrite={(described) => drafts.set(draftId, described)}
          onSave={save}
        />
      )}
    </Dialog>
  );
}
