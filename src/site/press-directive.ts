import type { ClientDirective } from "astro";

/**
 * `client:press`: an island that loads its script at the first press in it, by pointer or keyboard,
 * so that a reading page has no script until then.
 */
const press: ClientDirective = (load, _options, island) => {
  const hydrate = async () => {
    island.removeEventListener("pointerdown", hydrate);
    island.removeEventListener("keydown", hydrate);
    await (await load())();
  };
  island.addEventListener("pointerdown", hydrate);
  island.addEventListener("keydown", hydrate);
};

export default press;
