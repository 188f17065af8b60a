// Runs on the sound page: the voice and the moving mouth come with the first press.
answer("click", ".varna button, .efforts button");
answer("input", ".maker input");

function answer(type: "click" | "input", selector: string) {
  addEventListener(type, async ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>(selector);
    if (!pressed) return;
    const instrument = await import("./instrument.ts").catch(sayItFailed);
    await instrument?.play(pressed);
  });
}

function sayItFailed(): undefined {
  const told = document.createElement("p");
  told.className = "note";
  told.role = "alert";
  told.textContent = "The voice did not load. Press again, or reload the page.";
  const said = document.querySelector(".pin-said")!;
  said.querySelector("[role=alert]")?.remove();
  said.append(told);
}
