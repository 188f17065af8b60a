import type { ComponentProps, MouseEvent } from "react";
import {
  createPath,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from "react-router";

export interface LinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  readonly to: To;
  /** Handed to the page it leads to. */
  readonly state?: unknown;
  /** The page stays where it has been scrolled to. */
  readonly preventScrollReset?: boolean;
}

/**
 * Leads to another page of the site without loading the document anew. React Router's own `Link`
 * brings its forms along, and what fetches pages before they are visited; this site has neither.
 */
export function Link({ to, state, preventScrollReset = false, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const isHere = createPath(useLocation()) === createPath(useResolvedPath(to));

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(to, { replace: isHere, state, preventScrollReset });
  }
  return <a {...rest} href={useHref(to)} onClick={follow} />;
}

// With another button or a key held, the browser opens a tab or a window, or saves the page.
function opensElsewhere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
