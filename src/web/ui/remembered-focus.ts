/**
 * Remembers which element has the focus. The returned function tells later whether the visitor has
 * stayed there: if not, the next key belongs to what they chose meanwhile.
 */
export function rememberedFocus(): () => boolean {
  // Once the pressed button is gone, a part around it has the focus, or the body.
  const from = new Set<Element | null>();
  for (let at = document.activeElement; at; at = at.parentElement) from.add(at);
  return () => from.has(document.activeElement);
}

/** Remembers the focus. The returned function moves it later, if the visitor has stayed there. */
export function focusMover(): (element: HTMLElement | null | undefined) => void {
  const hasStayed = rememberedFocus();
  return (element) => {
    if (hasStayed()) element?.focus();
  };
}
