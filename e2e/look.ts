/** The styles that decide whether a text has enough contrast. */
export const COLOURS = [
  "color",
  "backgroundColor",
  "backgroundImage",
  "opacity",
  "textShadow",
  "textDecorationLine",
] as const satisfies (keyof CSSStyleDeclaration)[];

/** What the views of a page showed, each kind of look in a list of its own. */
export interface Looks {
  readonly shown: boolean[][];
  readonly boxes: number[][];
  readonly colours: string[][];
}

/** What `lookAt` tells of a view. */
export type Look = Awaited<ReturnType<typeof lookAt>>;

/**
 * Runs in the page: waits until it has the theme, if it keeps one, and ends all colour transitions,
 * each frame of which would cost as much as a look. Then tells
 *
 * - whether it shows other elements than in an earlier view, at other places, or in other colours,
 * - which texts have tight lines, and which borders are clear,
 * - how wide the page and its window are.
 */
export async function lookAt({
  looks,
  theme,
  isForced,
  names,
}: {
  looks: Looks;
  theme: string;
  isForced: boolean;
  names: typeof COLOURS;
}) {
  // What a page does about its new size and theme it has done when it has drawn itself.
  do await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  while ((document.documentElement.dataset.theme ?? theme) !== theme);
  for (;;) {
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    if (moving.length === 0) break;
    // The end of one may begin another.
    for (const transition of moving) transition.finish();
  }

  const all = [...document.body.querySelectorAll("*")];
  const shown: boolean[] = [];
  const boxes: number[] = [];
  const colours: string[] = [];
  const clear: string[] = [];
  for (const element of all) {
    // Of the two buttons that change the theme, a narrow page shows one, a wide page both.
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches("[data-theme-choice]");
    shown.push(isShown);
    if (!isShown) {
      colours.push("");
      continue;
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    boxes.push(x, y, width, height);
    const style = getComputedStyle(element);
    // Large letters need less contrast.
    const isLarge =
      Number.parseFloat(style.fontSize) >= (Number(style.fontWeight) < 700 ? 24 : 18.66);
    colours.push([element.tagName, ...names.map((name) => style[name]), isLarge].join());
    // The system's colours replace clear ones too.
    if (!isForced && hasClearBorder(element, style)) clear.push(element.outerHTML.slice(0, 80));
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  const look = {
    isShown: !looks.shown.some((one) => isSame(one, shown)),
    isPlaced: !looks.boxes.some((one) => isSame(one, boxes)),
    isColoured: !looks.colours.some((one) => hasAll(one, colours)),
    tight: tightLines(),
    clear,
    scrollWidth,
    clientWidth,
  };
  looks.shown.push(shown);
  looks.boxes.push(boxes);
  if (!isForced) looks.colours.push(colours);
  return look;

  function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
    return one.length === other.length && one.every((value, at) => value === other[at]);
  }

  /** Whether all that a view shows had the same colours in an earlier one. */
  function hasAll(one: readonly string[], now: readonly string[]): boolean {
    return (
      one.length === now.length && now.every((colour, at) => colour === "" || colour === one[at])
    );
  }

  function hasClearBorder(element: Element, style: CSSStyleDeclaration): boolean {
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
