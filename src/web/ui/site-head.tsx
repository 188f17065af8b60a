import type { ReactNode } from "react";
import { matchPath, useLocation } from "react-router";
import { Link } from "./link.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export interface NavigationLink {
  readonly to: string;
  readonly label: string;
  /** The pages that lie under it, by how their paths begin. */
  readonly covers?: readonly string[];
}

export interface SiteHeadProps {
  /** Where the name leads. */
  readonly home: string;
  /** Beside the name: its Devanagari, or which part of the site this is. */
  readonly beside: ReactNode;
  readonly navigationLabel: string;
  readonly links: readonly NavigationLink[];
  /** What follows the links. */
  readonly beyond?: ReactNode;
  /** What stands at the right end. */
  readonly action: ReactNode;
}

/** The head of every page, with the link that skips it. */
export function SiteHead(props: SiteHeadProps) {
  const { home, beside, navigationLabel, links, beyond, action } = props;
  const { pathname } = useLocation();
  return (
    <>
      <a className="skip" href="#main">
        Skip to the text
      </a>
      <header className="head">
        <div className="leaf head-line">
          <Link className="brand" to={home}>
            <i className="hole" aria-hidden="true" />
            <span className="brand-name">Shabda Gyan</span>
            <span className="brand-beside">{beside}</span>
          </Link>
          <nav className="nav" aria-label={navigationLabel}>
            {links.map((link) => (
              <Link key={link.to} to={link.to} aria-current={currentAt(link, pathname)}>
                {link.label}
              </Link>
            ))}
            {beyond}
          </nav>
          <ThemeChoice />
          {action}
        </div>
      </header>
    </>
  );
}

function currentAt({ to, covers = [] }: NavigationLink, pathname: string) {
  if (matchPath(to, pathname) !== null) return "page";
  return covers.some((start) => pathname.startsWith(start)) ? true : undefined;
}
