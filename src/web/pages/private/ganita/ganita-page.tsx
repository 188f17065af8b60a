import { type ReactNode, useState } from "react";
import { ABOUT_THE_SUTRAS } from "#domain/ganita/about-the-sutras.ts";
import { CALCULATORS, type Definition } from "#domain/ganita/ganita.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FocusPlace } from "../../../ui/focus-place.tsx";
import { Crumbs } from "../../../ui/frame/crumbs.tsx";
import { LeafRow } from "../../../ui/frame/leaf-row.tsx";
import { Sanskrit } from "../../../ui/text/sanskrit.tsx";
import { Guard } from "../guard.tsx";
import { cardTitle } from "./card-title.ts";
import { ShownWords } from "./digits.tsx";
import { ByProblem, type Way } from "./sutras/by-problem.tsx";
import { type SubSutra, SubSutras } from "./sutras/sub-sutras.tsx";
import "./ganita-page.css";

interface GanitaPageProps {
  /** All that the calculators work out. */
  readonly ways: readonly Way[];
  readonly subSutras: readonly SubSutra[];
}

export function GanitaPage({ ways, subSutras }: GanitaPageProps) {
  return (
    <Guard>
      <LeafRow titledBy="page-title">
        <Crumbs above={[{ to: "/private", label: "Projects" }]} here="Ganita" />
        <h1 id="page-title">
          <Sanskrit font="sutras">गणित</Sanskrit> Ganita
        </h1>
        <p className="ganita-intro measure">
          Calculators by the sutras of Vedic arithmetic. Each shows its working line by line, checks
          it, and says why it works.
        </p>
        <OnDemand list={<ByProblem ways={ways} />}>What do you want to work out?</OnDemand>
        <CardGrid of={CALCULATORS.filter((each: Definition) => !each.group)} />
      </LeafRow>
      <LeafRow title="More from the book" note="Methods that join several sutras.">
        <CardGrid of={CALCULATORS.filter((each: Definition) => each.group)} />
      </LeafRow>
      <LeafRow title="Sub-sutras" note="Thirteen shorter rules, and where each is used.">
        <OnDemand list={<SubSutras all={subSutras} />}>Show the thirteen sub-sutras</OnDemand>
      </LeafRow>
      <LeafRow title="Where they are from">
        <p className="ref">{ABOUT_THE_SUTRAS}</p>
      </LeafRow>
    </Guard>
  );
}

/** A list that few visitors need, or the button that opens it. */
function OnDemand({ list, children }: { list: ReactNode; children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FocusPlace>
      {isOpen ? list : <Button onClick={() => setIsOpen(true)}>{children}</Button>}
    </FocusPlace>
  );
}

const CardGrid = ({ of }: { of: (typeof CALCULATORS)[number][] }) => (
  <ul className="sutra-cards">
    {[...Map.groupBy(of, cardTitle)].map(([title, calculators]) => (
      <Card key={title} title={title} calculators={calculators} />
    ))}
  </ul>
);

function Card({ title, calculators }: { title: string; calculators: readonly Definition[] }) {
  const isShared = calculators.length > 1;
  return (
    <li className={`sutra-card${isShared ? " sutra-card-wide" : ""}`}>
      {isShared && <h2 className="label">{title}</h2>}
      {calculators.map((definition) => (
        <CardLink
          key={definition.path}
          definition={definition}
          title={isShared ? definition.name : title}
        />
      ))}
    </li>
  );
}

function CardLink({ definition, title }: { definition: Definition; title: string }) {
  const { path, devanagari, meaning, modes } = definition;
  return (
    <a href={`/private/ganita/${path}`} className="sutra-card-link">
      <Sanskrit font="sutras" className="sutra-card-devanagari">
        {devanagari}
      </Sanskrit>
      <span className="sutra-card-name">{title}</span>
      <span className="sutra-card-meaning">{meaning}</span>
      <span className="sutra-card-sum num">
        <ShownWords of={modes[0].examples[0]!.label} />
      </span>
    </a>
  );
}
