import { ButtonLink } from "../controls/button-link.tsx";
import { Icon } from "../icon.tsx";
import { BrandMark } from "./brand-mark.tsx";
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

/** The link to the sister site; without the address for the build it says so and cannot be pressed. */
export function SisterSite() {
  const address = import.meta.env.PUBLIC_SISTER_SITE_URL;
  if (!address) {
    return (
      <span className="nav-closed">
        Sister site <span className="label">(not open yet)</span>
      </span>
    );
  }
  return (
    <a href={address}>
      Sister site <Icon name="external" />
      <span className="unseen"> (opens another site)</span>
    </a>
  );
}
