/**
 * Remembers which element has the focus. The returned function tells later whether the visitor has
 * stayed there: if not, the next key belongs to what they chose meanwhile.
 */
export function rememberedFocus(): () => boolean {
  const from = document.activeElement;
  // Nothing has it once the pressed button is disabled or gone.
  return () => document.activeElement === from || document.activeElement === document.body;
}

/** Remembers the focus. The returned function moves it later, if the visitor has stayed there. */
export function keptFocus(): (element: HTMLElement | null | undefined) => void {
  const hasStayed = rememberedFocus();
  return (element) => {
    if (hasStayed()) element?.focus();
  };
}
