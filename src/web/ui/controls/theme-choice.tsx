import { useEffect, useRef } from "react";

/** Light or dark. The script in the head does the work, so it also works on pages without React. */
export function ThemeChoice() {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The script has not yet marked buttons that React renders later than the page.
    const { theme } = document.documentElement.dataset;
    for (const button of ref.current?.querySelectorAll("button") ?? []) {
      button.ariaPressed = String(button.dataset.themeChoice === theme);
    }
  }, []);
  return (
    <fieldset ref={ref} className="theme-choice">
      <legend className="unseen">Theme</legend>
      <button type="button" data-theme-choice="light" suppressHydrationWarning>
        Light
      </button>
      <button type="button" data-theme-choice="dark" suppressHydrationWarning>
        Dark
      </button>
    </fieldset>
  );
}
