import type { CalculatorPath } from "#domain/ganita/calculator-path.ts";
import { ABOUT_THE_SUTRAS, SUTRA_CARDS, SUTRA_NAMES } from "#domain/ganita/sutra-names.data.ts";
import { Crumbs } from "../../../ui/crumbs.tsx";
import { LeafRow } from "../../../ui/leaf-row.tsx";
import { PageTitle } from "../../../ui/page-title.tsx";
import { MEMBERS_META } from "../members-meta.ts";
import { SutraWord } from "./sutra-word.tsx";
import "./ganita-page.css";

export function GanitaPage() {
  return (
    <>
      <PageTitle>{MEMBERS_META["/private/ganita"].title}</PageTitle>
      <LeafRow titledBy="page-title">
        <Crumbs above={[{ to: "/private", label: "Projects" }]} here="Ganita" />
        <h1 id="page-title">
          <SutraWord>गणित</SutraWord> Ganita
        </h1>
        <p className="mt-2 mb-6 max-w-measure">
          Eighteen calculators by the sutras of Vedic arithmetic. Each shows its working line by
          line, checks it, and says why it works.
        </p>
        <ul className="sutra-cards">
          {SUTRA_CARDS.map(({ title, paths }) => (
            <li
              key={title}
              className={paths.length > 1 ? "sutra-card sutra-card-wide" : "sutra-card"}
            >
              {paths.length > 1 && <h2 className="label">{title}</h2>}
              {paths.map((path) => (
                <CardLink key={path} path={path} title={paths.length > 1 ? undefined : title} />
              ))}
            </li>
          ))}
        </ul>
      </LeafRow>
      <LeafRow title="Where they are from">
        <p className="ref">{ABOUT_THE_SUTRAS}</p>
      </LeafRow>
    </>
  );
}

function CardLink({ path, title }: { path: CalculatorPath; title: string | undefined }) {
  const { name, devanagari, meaning } = SUTRA_NAMES[path];
  return (
    <a href={`/private/ganita/${path}`} className="sutra-card-link">
      <SutraWord className="sutra-card-devanagari">{devanagari}</SutraWord>
      <span className="sutra-card-name">{title ?? name}</span>
      <span className="sutra-card-meaning">{meaning}</span>
    </a>
  );
}
