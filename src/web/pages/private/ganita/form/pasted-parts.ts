import type { ClipboardEvent } from "react";

/**
 * The cells of a column or a row that is pasted, for which there is no room in one field: the
 * browser would set them side by side, and they would be read as one number. Null for other text,
 * which the browser pastes.
 */
export function pastedParts(event: ClipboardEvent): readonly string[] | null {
  const parts = event.clipboardData
    .getData("text")
    .split(/[\r\n\t]+/)
    .filter((part) => part.trim());
  if (parts.length < 2) return null;
  event.preventDefault();
  return parts;
}
