import { BrandMark } from "../../ui/frame/brand-mark.tsx";

/** What stands beside the title of the home page: the name of the site, and what it means. */
export function HomeMargin() {
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
