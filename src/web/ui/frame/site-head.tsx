import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";

const GLASS = "M13 8.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0M11.8 11.8 17 17";
// React does not know these attributes yet.
const OPENS_SEARCH = { commandfor: "search", command: "show-modal" };

interface NavigationLink {
  readonly to: string;
  readonly label: string;
  /** The path prefixes of the pages under it. */
  readonly covers?: readonly string[];
}

interface SiteHeadProps {
  /** The path of the page it is on. */
  readonly path: string;
  /** Where the site's name links to. */
  readonly home: string;
  /** Shown beside the name: its Devanagari, or this part of the site. */
  readonly beside: ReactNode;
  readonly navigationLabel: string;
  readonly links: readonly NavigationLink[];
  /** Content after the links. */
  readonly beyond?: ReactNode;
  /** Content at the right end. */
  readonly action: ReactNode;
}

/** The head of every page, with a skip link. */
export function SiteHead(props: SiteHeadProps) {
  const { path, home, beside, navigationLabel, links, beyond, action } = props;
  return (
    <>
      <a className="skip" href="#main">
        Skip to the text
      </a>
      <header className="head">
        <div className="leaf head-line">
          <a className="brand" href={home}>
            <i className="hole" aria-hidden="true" />
            <span className="brand-name">Shabda Gyan</span>
            <span className="brand-beside">{beside}</span>
          </a>
          <nav className="nav" aria-label={navigationLabel}>
            {links.map((link) => (
              <a key={link.to} href={link.to} aria-current={currentAt(link, path)}>
                {link.label}
              </a>
            ))}
            {beyond}
          </nav>
          <button
            type="button"
            className="search-open"
            aria-haspopup="dialog"
            aria-keyshortcuts="/"
            aria-label="Search"
            {...OPENS_SEARCH}
          >
            <Icon path={GLASS} />
          </button>
          <ThemeChoice />
          {action}
        </div>
      </header>
    </>
  );
}

function currentAt({ to, covers = [] }: NavigationLink, path: string) {
  if (to === path) return "page";
  return covers.some((start) => path.startsWith(start)) ? true : undefined;
}

/** Light or dark; the script in the head of the page does the work. */
const ThemeChoice = () => (
  <fieldset className="theme-choice">
    <legend className="unseen">Theme</legend>
    <button type="button" data-theme-choice="light">
      Light
    </button>
    <button type="button" data-theme-choice="dark">
      Dark
    </button>
  </fieldset>
);
