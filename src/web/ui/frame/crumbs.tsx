import type { SitePath } from "../../site-pages.ts";

interface Above {
  /** A page, or a part of one. */
  readonly to: SitePath | `${SitePath}#${string}`;
  readonly label: string;
}

interface CrumbsProps {
  /** The pages above this one, outermost first. */
  readonly above: readonly Above[];
  readonly here: string;
}

/** The breadcrumbs of this page. */
export function Crumbs({ above, here }: CrumbsProps) {
  return (
    <nav className="crumbs tall-links" aria-label="You are here">
      <ol>
        {above.map(({ to, label }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
