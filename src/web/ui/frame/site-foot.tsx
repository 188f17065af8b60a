import type { SitePath } from "../../site-pages.ts";
import { BrandMark } from "./brand-mark.tsx";

/** The links in the foot of every page, column by column. */
const COLUMNS: readonly Column[] = [
  {
    title: "Read",
    links: [
      { to: "/stnc/sound", label: "Sound" },
      { to: "/stnc/numbers", label: "Everyday and large numbers" },
      { to: "/stnc/colours", label: "Colours" },
    ],
  },
  {
    title: "Explore",
    links: [
      { to: "/stnc/hero", label: "Infinite to Finite" },
      { to: "/ragas", label: "72 Melakarta ragas" },
      { to: "/cirus", label: "CIRUS" },
    ],
  },
  {
    title: "This site",
    links: [
      { to: "/private", label: "Projects" },
      { to: "/accessibility", label: "Accessibility" },
    ],
  },
];

interface Column {
  readonly title: string;
  readonly links: readonly { readonly to: SitePath; readonly label: string }[];
}

/** The foot of every page. */
export function SiteFoot() {
  return (
    <footer className="foot">
      <div className="leaf foot-columns">
        <div className="foot-mark">
          <i className="hole" aria-hidden="true" />
          <BrandMark />
          <span className="label">Word knowledge: letters as sounds, numbers and colours.</span>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className="tall-links">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
