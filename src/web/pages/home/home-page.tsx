import { BrandMark } from "../../ui/brand-mark.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { LeafRow } from "../../ui/leaf-row.tsx";
import { VarnamalaWheel } from "./varnamala-wheel.tsx";
import "./home.css";

export const handle = { interactive: true };

export const meta = () => [
  { title: "Shabda Gyan: every letter is a sound, a number and a colour" },
  {
    name: "description",
    content:
      "The Indian tradition of word knowledge: where in the mouth a letter is made, what number a word holds, and which colour each letter takes.",
  },
];

export default function HomePage() {
  return (
    <LeafRow titledBy="home-title" margin={<HomeMargin />}>
      <div className="hero">
        <div>
          <h1 id="home-title" className="hero-title">
            Every letter is a sound, a number and a colour.
          </h1>
          <p className="hero-promise">
            Shabda Gyan opens the Indian tradition of word knowledge: see where in the mouth a
            letter is made, read a word as a number, and watch it take colour.
          </p>
          <ButtonLink to="/login">Login</ButtonLink>
        </div>
        <figure>
          <VarnamalaWheel />
          <figcaption className="label mt-3">
            The varnamala. Hue is the place in the mouth, lightness the effort; figures are
            Aryabhata’s.
          </figcaption>
        </figure>
      </div>
    </LeafRow>
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
