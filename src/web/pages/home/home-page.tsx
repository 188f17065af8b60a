import { BrandMark } from "../../ui/brand-mark.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { LeafRow } from "../../ui/leaf-row.tsx";
import { pageMeta } from "../../ui/page-meta.ts";
import type { Route } from "./+types/home-page";
import { FaqRow } from "./faq/faq-row.tsx";
import { HeroWheel } from "./wheel/hero-wheel.tsx";
import { FIRST_WORD } from "./word/first-word.ts";
import { WordRow } from "./word/word-row.tsx";
import "../../styles/tools.css";
import "./home.css";

export const handle = { interactive: true };

const TITLE = "Every letter is a sound, a number and a colour";

export const meta = () =>
  pageMeta({
    title: TITLE,
    fullTitle: "Shabda Gyan: every letter is a sound, a number and a colour",
    description:
      "The Indian tradition of word knowledge: where in the mouth a letter is made, what number a word holds, and which colour each letter takes.",
    path: "/",
  });

// The wheel and the first word are worked out by the build and travel as data: their tables are
// larger than what is drawn from them.
export const loader = () => drawn();
export const clientLoader = () => drawn();

/** Nothing that is loaded depends on the address: the word in it is read on the page. */
export const shouldRevalidate = () => false;

async function drawn() {
  const [{ wheel }, { litText }] = await Promise.all([
    import("./wheel/wheel-letters.ts"),
    import("./word/lit-text.ts"),
  ]);
  return { wheel, firstLit: litText(FIRST_WORD) };
}

export default function HomePage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { wheel, firstLit } = loaderData;
  return (
    <>
      <LeafRow titledBy="home-title" margin={<HomeMargin />}>
        <div className="hero">
          <div>
            <h1 id="home-title" className="hero-title">
              {TITLE}.
            </h1>
            <p className="hero-promise">
              Shabda Gyan opens the Indian tradition of word knowledge: see where in the mouth a
              letter is made, read a word as a number, and watch it take colour.
            </p>
            <p className="hero-acts">
              <a href="#try" className="button button-filled">
                Try a word
              </a>
              <ButtonLink to="/login">Login</ButtonLink>
            </p>
          </div>
          <HeroWheel wheel={wheel} />
        </div>
      </LeafRow>
      <WordRow first={firstLit} />
      <FaqRow />
    </>
  );
}

function HomeMargin() {
  return (
    <div className="hero-margin">
      <BrandMark stacked />
      <p className="ref">
        <i lang="sa-Latn">śabda-jñāna</i>, word knowledge: what a word holds beyond what it plainly
        says.
      </p>
    </div>
  );
}
