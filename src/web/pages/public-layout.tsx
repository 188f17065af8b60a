import { Outlet } from "react-router";
import { BrandMark } from "../ui/brand-mark.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { SiteFoot } from "../ui/site-foot.tsx";
import { SiteHead } from "../ui/site-head.tsx";

const LINKS = [{ to: "/", label: "HOME" }] as const;

/** What every public page stands in. */
export default function PublicLayout() {
  return (
    <>
      <SiteHead
        home="/"
        beside={<BrandMark />}
        navigationLabel="Main"
        links={LINKS}
        sisterSite={import.meta.env.VITE_SISTER_SITE_URL}
        action={
          <ButtonLink variant="filled" to="/login">
            Login
          </ButtonLink>
        }
      />
      <main id="main" className="leaf" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFoot />
    </>
  );
}
