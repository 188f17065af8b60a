// Runs on the sound page: fetches the voice and the moving mouth at the first press.
{
  const answer = (type, selector) =>
    addEventListener(type, ({ target }) => {
      const pressed = target.closest(selector);
      if (!pressed) return;
      import(document.querySelector("[type=at-press]").src).then(
        ({ play }) => play(pressed),
        () => {
          document.querySelector(".pin-said").textContent =
            "The voice did not load. Press again, or reload the page.";
        },
      );
    });
  answer("click", ".varna button,.efforts button");
  answer("input", ".maker input");
}
