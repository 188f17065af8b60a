import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { Guard } from "./guard.tsx";
import { SavedWorkRow } from "./saved-work/saved-work-row.tsx";

interface Project {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** What it does, at a glance. */
  readonly sum: string;
}

const PROJECTS: readonly Project[] = [
  {
    to: "/private/ganita",
    title: "Ganita",
    text: "Calculators by the sutras of Vedic arithmetic: each shows its working line by line, checks it, and says why it works.",
    sum: "98 × 87 = 8,526",
  },
  {
    to: "/private/aryabhatta",
    title: "Script to Number",
    text: "A word or a sentence in Devanagari, Latin, Kannada or Telugu becomes a number by Aryabhata’s rule, letter by letter and in colour, ready for arithmetic.",
    sum: "khyughṛ = 4,320,000",
  },
];

const TABLES: readonly Project[] = [
  {
    to: "/private/aryabhattacm",
    title: "Akshara-Sankhya Sambandhah",
    text: "What each letter counts: consonants, vowels and signs in four scripts.",
    sum: "k = 1, m = 25, h = 100",
  },
  {
    to: "/private/aryabhattasm",
    title: "Scale Mapper",
    text: "The letter nearest to a colour, and the colours of all letters.",
    sum: "#994c42 → kh",
  },
];

/** The start page of the members: their calculators, tables and saved work. */
export function ProjectsPage() {
  return (
    <Guard>
      <LeafRow titledBy="projects-title">
        <h1 id="projects-title">Projects</h1>
        <ProjectList projects={PROJECTS} />
      </LeafRow>
      <LeafRow title="Tables" note="The numbers and colours of the letters.">
        <ProjectList projects={TABLES} />
      </LeafRow>
      <SavedWorkRow />
    </Guard>
  );
}

function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="projects">
      {projects.map(({ to, title, text, sum }) => (
        <li key={to}>
          <a href={to} className="project">
            <span className="serif large">{title}</span>
            <span className="project-text">
              {text}
              <span className="num serif project-sum">{sum}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
