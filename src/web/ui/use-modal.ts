import { type SyntheticEvent, useLayoutEffect, useRef } from "react";

/**
 * Shows a dialog as a modal one while it is open: the browser keeps the focus inside and returns it
 * on closing. `onClose` is called by Escape and by the browser.
 *
 * Returns the properties of the `<dialog>`.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // The focus can be returned only while the dialog is still on the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return {
    ref,
    // Close at once: the browser's own close comes a frame later and would close a dialog opened
    // meanwhile.
    onCancel: (event: SyntheticEvent) => {
      // React hands the event on to a dialog around this one.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The page already knows of a close that it made itself.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (open && !currentTarget.open) onClose();
    },
  };
}
