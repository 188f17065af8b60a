import { type ReactNode, useMemo } from "react";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { LeafRow } from "../../ui/frame/leaf-row.tsx";
import { ErrorBoundary } from "../../ui/loading/error-boundary.tsx";
import { useVoice } from "./voice/use-voice.ts";
import { HeroWheel } from "./wheel/hero-wheel.tsx";
import type { Wheel } from "./wheel/wheel-letters.ts";
import { figureOf } from "./word/figure-of.ts";
import type { LitText, Unread } from "./word/lit-text.ts";
import { useTriedWord } from "./word/use-tried-word.ts";
import { WordField } from "./word/word-field.tsx";
import { WordRow } from "./word/word-row.tsx";
import "../../styles/tools.css";
import "./home.css";

const TITLE = "Every letter is a sound, a number and a colour";

interface HomePageProps {
  /**
   * The build computes this and the next, because their tables are larger than what is drawn from
   * them.
   */
  readonly wheel: Wheel;
  readonly firstLit: LitText | Unread;
  /** The build draws this, too, because it never changes and its outlines are large. */
  readonly margin?: ReactNode;
}

export function HomePage({ wheel, firstLit, margin }: HomePageProps) {
  const tried = useTriedWord(firstLit);
  const voice = useVoice();
  const figure = useMemo(() => figureOf(tried.lit, wheel), [tried.lit, wheel]);
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
            <p className="hero-acts">
              <ButtonLink href="/login">Login</ButtonLink>
            </p>
          </div>
          <HeroWheel wheel={wheel} figure={figure} voice={voice} />
        </div>
      </LeafRow>
      <WordRow tried={tried} voice={voice} />
    </ErrorBoundary>
  );
}
