// Runs on every page with an island: repeats what was pressed or typed before React was there, and
// says when its code could not be loaded.
{
  const changed = new Set();
  let pressed;
  const isWaiting = (element) => element.closest("astro-island[ssr]");
  const setFailed = (hasFailed) => {
    document.getElementById("not-loaded").hidden = !hasFailed;
  };

  addEventListener(
    "click",
    (event) => {
      if (isWaiting(event.target)) pressed = event;
    },
    true,
  );
  addEventListener(
    "input",
    ({ target }) => {
      if (isWaiting(target)) changed.add(target);
    },
    true,
  );
  addEventListener(
    "astro:hydrate",
    ({ target: island }) => {
      setFailed(false);
      // On hydration React resets every field to its own value.
      const seen = Array.from(changed)
        .filter((field) => island.contains(field) && changed.delete(field))
        .map((field) => [field, field.value, field.checked]);
      for (const [field, value, checked] of seen) repeatChange(field, value, checked);
      // Of several presses the last counts, in whichever island it was.
      if (!pressed || !island.contains(pressed.target)) return;
      const press = pressed;
      pressed = null;
      // A link or a field has done what it does by itself.
      if (!press.defaultPrevented && press.target.closest("a, input, select, label, summary"))
        return;
      press.target.dispatchEvent(new MouseEvent("click", press));
    },
    true,
  );
  addEventListener("astro:hydration-error", () => {
    setFailed(true);
    // What was built is better than nothing.
    delete document.documentElement.dataset.askedFor;
  });

  function repeatChange(field, value, checked) {
    // React hydrates at once when something is typed, and compares values only after that.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (field.type === "radio" && !checked) return;
    if (field.matches("[type=checkbox], [type=radio]")) {
      field.checked = !checked;
      field.click();
      return;
    }
    // React tracks values set on the field itself: only one set through the prototype is a change.
    field.value = "";
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
