import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import { useModal } from "./use-modal.ts";

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  /** Called by the close button, by Escape and by the browser. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog: the browser keeps the focus inside and returns it on closing. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className="dialog" aria-labelledby={titleId}>
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
