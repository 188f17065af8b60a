import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { Icon } from "./icon.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export interface SiteHeadProps {
  /** Where the name leads. */
  readonly home: string;
  /** Beside the name: its Devanagari, or which part of the site this is. */
  readonly beside: ReactNode;
  readonly navigationLabel: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** The sister site's address, when it has one. */
  readonly sisterSite?: string | undefined;
  /** What stands at the right end. */
  readonly action: ReactNode;
}

/** The head of every page, with the link that skips it. */
export function SiteHead(props: SiteHeadProps) {
  const { home, beside, navigationLabel, links, sisterSite, action } = props;
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
            {links.map(({ to, label }) => (
              <NavLink key={to} to={to} end>
                {label}
              </NavLink>
            ))}
            {sisterSite && (
              <a href={sisterSite}>
                Sister site <Icon name="external" />
                <span className="unseen"> (opens another site)</span>
              </a>
            )}
          </nav>
          <ThemeChoice />
          {action}
        </div>
      </header>
    </>
  );
}
