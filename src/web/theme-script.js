// Runs in the head of every page before it is painted, with or without React.
{
  const root = document.documentElement;
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
  const stored = () => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  };
  const system = () => (systemIsDark.matches ? "dark" : "light");
  const show = (theme) => {
    root.dataset.theme = theme === "light" || theme === "dark" ? theme : system();
    for (const button of document.querySelectorAll("[data-theme-choice]")) {
      button.ariaPressed = String(button.dataset.themeChoice === root.dataset.theme);
    }
  };

  show(stored());
  systemIsDark.addEventListener("change", () => show(stored()));
  addEventListener("storage", () => show(stored()));
  document.addEventListener("DOMContentLoaded", () => show(root.dataset.theme));
  document.addEventListener("click", ({ target }) => {
    const choice = target.closest?.("[data-theme-choice]")?.dataset.themeChoice;
    if (!choice) return;
    show(choice);
    try {
      localStorage.setItem("theme", choice);
    } catch {}
  });
}
