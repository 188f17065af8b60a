/**
 * Runs in the page: waits until it has the theme, if it keeps one, and ends all colour transitions. Then
 * tells how wide the page and its window are, which texts have tight lines, and which borders are clear.
 */
export async function lookAt({ theme, isForced }: { theme: string; isForced: boolean }) {
  // What a page does about its new size and theme it has done when it has drawn itself.
  do await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  while ((document.documentElement.dataset.theme ?? theme) !== theme);
  for (;;) {
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    if (moving.length === 0) break;
    // The end of one may begin another.
    for (const transition of moving) transition.finish();
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  // The system's colours replace clear ones too.
  const clear = isForced
    ? []
    : [...document.body.querySelectorAll("*")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter(hasClearBorder)
        .map((element) => element.outerHTML.slice(0, 80));
  return { beyond: scrollWidth - clientWidth, tight: tightLines(), clear };

  function hasClearBorder(element: Element): boolean {
    const style = getComputedStyle(element);
    // A control may show its edge.
    if (style.borderWidth === "0px" || element.matches("a, button, input, dialog")) return false;
    return (["Top", "Right", "Bottom", "Left"] as const).some(
      (side) =>
        style[`border${side}Width`] !== "0px" && style[`border${side}Color`] === "rgba(0, 0, 0, 0)",
    );
  }

  /**
   * Visible Kannada and Telugu text whose lines are less than 1.4 times as high as its letters,
   * whose ink is 1.34 em high, or whose letters are spaced, which tears them apart.
   */
  function tightLines(): string[] {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/[\u0C00-\u0CFF]/.test(text.nodeValue!)) continue;
      const element = text.parentElement!;
      // A drawing places its letters itself.
      if (element.closest("svg, script") || !element.checkVisibility()) continue;
      const { fontSize, lineHeight, letterSpacing } = getComputedStyle(element);
      // "normal" is as high as the font asks for.
      const height =
        lineHeight === "normal"
          ? Number.POSITIVE_INFINITY
          : Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      if (height > 1.399 && (Number.parseFloat(letterSpacing) || 0) === 0) continue;
      found.push(`${text.nodeValue}: line-height ${height}, letter-spacing ${letterSpacing}`);
    }
    return found;
  }
}
