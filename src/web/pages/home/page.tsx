import { type ReactNode, useMemo } from "react";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { ErrorBoundary } from "../../ui/loading/error-boundary.tsx";
import { useVoice } from "./voice.ts";
import { HeroWheel } from "./wheel/hero-wheel.tsx";
import { figureOf } from "./wheel/word-figure.ts";
import { useTriedWord } from "./word/use-tried-word.ts";
import { WordField } from "./word/word-field.tsx";
import { WordRow } from "./word/word-row.tsx";
import "../../styles/fonts-typed.css";
// Of what stands below the island, here because this comes after the styles of the site.
import "./faq/faq.css";
import "./home.css";

const TITLE = "Every letter is a sound, a number and a colour";

interface HomePageProps {
  /** Drawn by the build alone, because it never changes and its outlines are large. */
  readonly margin?: ReactNode;
}

export function HomePage({ margin }: HomePageProps) {
  const tried = useTriedWord();
  const voice = useVoice();
  const { lit, isAtRest } = tried;
  // The wheel shows all its colours until somebody tries a word.
  const figure = useMemo(() => (isAtRest ? null : figureOf(lit)), [isAtRest, lit]);
  return (
    <ErrorBoundary>
      <LeafRow titledBy="home-title" margin={margin}>
        <div className="hero">
          <div className="hero-words">
            <h1 id="home-title" className="hero-title">
              {TITLE}.
            </h1>
            <p className="hero-promise">
              Shabda Gyan opens the Indian tradition of word knowledge: see where in the mouth a
              letter is made, read a word as a number, and watch it take colour.
            </p>
            <WordField tried={tried} />
            <p className="hero-acts row">
              <ButtonLink href="/login">Login</ButtonLink>
            </p>
          </div>
          <HeroWheel figure={figure} voice={voice} />
        </div>
      </LeafRow>
      <WordRow tried={tried} voice={voice} />
    </ErrorBoundary>
  );
}
