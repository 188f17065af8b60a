import { ButtonLink } from "../controls/button-link.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { SisterSite } from "./sister-site.tsx";
import { SiteHead } from "./site-head.tsx";

const LINKS = [
  { to: "/", label: "HOME" },
  { to: "/numbers", label: "NUMBERS" },
  { to: "/words", label: "WORDS", covers: ["/words/"] },
  { to: "/pictures", label: "PICTURES", covers: ["/pictures/"] },
  { to: "/maps", label: "MAPS", covers: ["/stnc/", "/ragas"] },
] as const;

/** The head of the public pages; `path` is the path of the page itself. */
export function PublicHead({ path }: { path: string }) {
  return (
    <SiteHead
      path={path}
      home="/"
      beside={<BrandMark />}
      navigationLabel="Main"
      links={LINKS}
      beyond={<SisterSite />}
      action={
        path !== "/login" &&
        path !== "/logout" && (
          <ButtonLink variant="filled" href="/login">
            Login
          </ButtonLink>
        )
      }
    />
  );
}
