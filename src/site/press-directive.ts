import type { ClientDirective } from "astro";

const KEPT = ["pointerdown", "pointermove", "pointerup", "click", "keydown"];

/**
 * `client:press`: an island that loads its script at the first press in it, by pointer or keyboard,
 * so that a reading page has no script until then. If that fails, the next press tries again. What
 * is done meanwhile is repeated then, a drag from its beginning even while it goes on.
 */
const press: ClientDirective = (load, _options, island) => {
  let kept: Event[] | null = null;
  const keep = async (event: Event) => {
    if (!island.hasAttribute("ssr")) return;
    const target = event.target as Element;
    if (target.role === "slider") {
      if (event instanceof KeyboardEvent && event.key.startsWith("Arrow")) event.preventDefault();
      if (event.type === "pointerdown") target.setPointerCapture((event as PointerEvent).pointerId);
    }
    // before-scripts.js repeats the presses of buttons.
    if (event.type === "click" && target.closest("button")) return;
    kept?.push(event);
    if (kept || !/down$/.test(event.type)) return;
    kept = [event];
    const status = document.getElementById("press-status")!;
    status.textContent = "Loading the sound...";
    await (await load())();
    status.textContent = "";
    const done = kept;
    kept = null;
    if (island.hasAttribute("ssr")) return;
    for (const one of done) {
      const again = one.constructor as typeof Event;
      one.target!.dispatchEvent(new again(one.type, one));
    }
  };
  for (const type of KEPT) island.addEventListener(type, keep);
};

export default press;
