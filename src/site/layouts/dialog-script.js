// Browsers from before 2026 do not know what command= on a button means.
if (!("command" in HTMLButtonElement.prototype)) {
  addEventListener("click", ({ target }) => {
    const button = target.closest("[commandfor]");
    if (!button) return;
    const dialog = document.getElementById(button.getAttribute("commandfor"));
    if (button.getAttribute("command") === "close") dialog.close();
    else dialog.showModal();
  });
}
// The key of the search, wherever nothing is typed.
addEventListener("keydown", (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (key !== "/" || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
  if (target.closest("input, textarea, select, dialog[open]")) return;
  event.preventDefault();
  document.getElementById("search")?.showModal();
});
