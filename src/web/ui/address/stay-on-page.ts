import type { MouseEvent } from "react";
import { goTo } from "./address.ts";

/**
 * For the `onClick` of a link to another address of this page: follows it without loading the
 * document. With another mouse button or a modifier key the browser opens a tab or a window, or
 * saves the page, as always.
 *
 * @param state Stored in the new history entry.
 */
export const stayOnPage =
  (state: object = {}) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    const { button, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const { href } = currentTarget;
    goTo(href, { replace: href === location.href, state });
  };
