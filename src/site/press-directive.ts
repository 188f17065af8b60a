import type { ClientDirective } from "astro";

/**
 * `client:press`: an island that loads its script at the first press in it, by pointer or keyboard,
 * so that a reading page has no script until then. If that fails, the next press tries again.
 */
const press: ClientDirective = (load, _options, island) => {
  let isLoading = false;
  const hydrate = async (event: Event) => {
    if (isLoading || !island.hasAttribute("ssr")) return;
    isLoading = true;
    // An arrow key makes no click that could be repeated.
    const isMove = event instanceof KeyboardEvent && event.key.startsWith("Arrow");
    const isOnSlider = (event.target as Element).role === "slider";
    if (isMove && isOnSlider) event.preventDefault();
    await (await load())();
    isLoading = false;
    if (event.defaultPrevented && !island.hasAttribute("ssr")) {
      event.target!.dispatchEvent(new KeyboardEvent("keydown", event));
    }
  };
  island.addEventListener("pointerdown", hydrate);
  island.addEventListener("keydown", hydrate);
};

export default press;
