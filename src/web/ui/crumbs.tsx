interface CrumbsProps {
  /** The pages above this one, outermost first. */
  readonly above: readonly { readonly to: string; readonly label: string }[];
  readonly here: string;
}

/** The breadcrumbs of this page. */
export function Crumbs({ above, here }: CrumbsProps) {
  return (
    <nav className="crumbs" aria-label="You are here">
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
