import type { ClientDirective } from "astro";

/**
 * `client:press`: an island that loads its script at the first press in it, by pointer or keyboard,
 * so that a reading page has no script until then.
 */
const press: ClientDirective = (load, _options, island) => {
  const hydrate = async (event: Event) => {
    island.removeEventListener("pointerdown", hydrate);
    island.removeEventListener("keydown", hydrate);
    // An arrow key makes no click that could be repeated.
    const isMove = (event.target as Element).role === "slider" && event.type === "keydown";
    if (isMove && /^A/.test((event as KeyboardEvent).key)) event.preventDefault();
    await (await load())();
    if (event.defaultPrevented) event.target!.dispatchEvent(new KeyboardEvent("keydown", event));
  };
  island.addEventListener("pointerdown", hydrate);
  island.addEventListener("keydown", hydrate);
};

export default press;
